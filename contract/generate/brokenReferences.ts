import { isObject, objectAt, readContract, resolve, textAt, type JsonObject } from '../document/document';
import type { Finding } from './finding';

type Reference = { reference: string; at: JsonObject; keys: readonly string[] };

const referencesIn = (value: unknown, keys: readonly string[] = []): Reference[] => {
  if (typeof value !== 'object' || value === null) return [];
  const reference = isObject(value) ? textAt(value, '$ref') : undefined;
  return [
    ...(reference === undefined ? [] : [{ reference, at: value as JsonObject, keys }]),
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

/** Every `$ref` of a contract that leads nowhere: the call or component that it stands in, and what it says. */
export const brokenReferences = (file: string): Finding[] => {
  const contract = readContract(file);
  return referencesIn(contract)
    .filter(({ reference }) => leadsNowhere(contract, reference))
    .map(({ reference, at, keys }) => ({
      at: [at, '$ref'],
      text: `${placeOf(contract, keys)}: the reference ${reference} leads nowhere.`,
    }));
};
