import { resolve } from 'node:path';
import { runOnDatabase } from './runOnDatabase';

// npm runs this in the checkout; a file is named from where the person is.
const paths = process.argv.slice(2).map((file) => resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
runOnDatabase('api/src/app/importArchive.ts', paths);
