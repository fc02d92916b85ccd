import { complain } from '../process/terminal';
import { runOnDatabase } from './runOnDatabase';

if (process.env['NODE_ENV'] === 'production') {
  complain('Large data is for development: nothing is planted in production.');
  process.exitCode = 1;
} else {
  runOnDatabase('e2e/bench/largeData/seedMain.ts', process.argv.slice(2));
}
