import { resolve, type JsonObject } from '@dispatch/contract/document/references';

/** A JSON schema of the contract, as far as stories read it. */
export interface ContractSchema {
  $ref?: string;
  properties?: Record<string, ContractSchema>;
  items?: ContractSchema;
  allOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  oneOf?: ContractSchema[];
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
}

/** A schema and all that it is put together from, references followed. */
function partsOf(schema: ContractSchema, contract: JsonObject): ContractSchema[] {
  const others = [
    ...(schema.$ref === undefined ? [] : [resolve(contract, schema) as ContractSchema]),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [schema, ...others.flatMap((other) => partsOf(other, contract))];
}

/** The schema of a field. */
export const partOf = (schema: ContractSchema, key: string, contract: JsonObject): ContractSchema =>
  partsOf(schema, contract).find(({ properties }) => properties && key in properties)?.properties?.[key] ??
  {};

/** The schema of what is in a list. */
export const itemOf = (schema: ContractSchema, contract: JsonObject): ContractSchema =>
  partsOf(schema, contract).find(({ items }) => items !== undefined)?.items ?? {};

/** How long a free text may be; null where the contract wants a form or a choice, or bounds nothing. */
export function limitOf(schema: ContractSchema, contract: JsonObject): number | null {
  const parts = partsOf(schema, contract);
  if (parts.some((part) => part.enum ?? part.const ?? part.format ?? part.pattern)) return null;
  return parts.find(({ maxLength }) => maxLength !== undefined)?.maxLength ?? null;
}
