import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Declared, declaredStatements } from '../src/platform/database/statement';

/** The API, and the identity service, which works on the same database. */
const sources = ['../src', '../../identity/src'].map((folder) => join(import.meta.dirname, folder));

const declares = (file: string): boolean => /\b(?:statement|variants)\(\s*'/.test(readFileSync(file, 'utf8'));

const isOurs = (file: string): boolean =>
  file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])(testing|generated)[\\/]/.test(file);

/** Every statement that a module of them declares, by the name. Imports those modules. */
export const readDeclarations = async (): Promise<Declared[]> => {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isOurs)
      .map((file) => join(folder, file)),
  );
  for (const file of files.filter(declares).sort()) await import(pathToFileURL(file).href);
  return declaredStatements().toSorted((left, right) => (left.name < right.name ? -1 : 1));
};
