import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Declared, declaredStatements } from '../src/platform/database/statement';

const sources = join(import.meta.dirname, '../src');

const declares = (file: string): boolean =>
  /\b(?:statement|variants)\(\s*'/.test(readFileSync(join(sources, file), 'utf8'));

/** Every statement that a module of the API declares, by the name. Imports those modules. */
export const readDeclarations = async (): Promise<Declared[]> => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|generated)\//.test(file));
  for (const file of files.filter(declares).sort()) await import(pathToFileURL(join(sources, file)).href);
  return declaredStatements().toSorted((left, right) => (left.name < right.name ? -1 : 1));
};
