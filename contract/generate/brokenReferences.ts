import { readFileSync } from 'node:fs';
import { isObject, objectAt, readContract, resolve, textAt, type JsonObject } from '../document/document';

type Reference = { reference: string; keys: readonly string[] };

const referencesIn = (value: unknown, keys: readonly string[] = []): Reference[] => {
  if (typeof value !== 'object' || value === null) return [];
  const reference = isObject(value) ? textAt(value, '$ref') : undefined;
  return [
    ...(reference === undefined ? [] : [{ reference, keys }]),
    ...Object.entries(value).flatMap(([key, below]) => referencesIn(below, [...keys, key])),
  ];
};

const leadsNowhere = (contract: JsonObject, reference: string): boolean => {
  try {
    resolve(contract, { $ref: reference });
    return false;
  } catch {
    return true;
  }
};

const placeOf = (contract: JsonObject, [top = '', name = '', part = '']: readonly string[]): string => {
  const { operationId } = objectAt(objectAt(objectAt(contract, top), name), part);
  return top === 'paths'
    ? `${part.toUpperCase()} ${name} (${String(operationId)})`
    : [top, name, part].join('/');
};

/** Every `$ref` of a contract that leads nowhere: its line, the call or component that it stands in, and what it says. */
export const brokenReferences = (file: string): string[] => {
  const contract = readContract(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  return referencesIn(contract)
    .filter(({ reference }) => leadsNowhere(contract, reference))
    .map(({ reference, keys }) => {
      const index = lines.findIndex(
        (line) => line.includes('$ref') && line.split(/['"\s]/).includes(reference),
      );
      // The next one that says the same stands further down.
      lines[index] = '';
      return `line ${index + 1}: ${placeOf(contract, keys)}: the reference ${reference} leads nowhere.`;
    });
};
