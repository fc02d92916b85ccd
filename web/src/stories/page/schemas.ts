import { resolve, type JsonObject } from '@dispatch/contract/document/references';

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

function partsOf(schema: ContractSchema, contract: JsonObject): ContractSchema[] {
  const others = [
    ...(schema.$ref === undefined ? [] : [resolve(contract, schema) as ContractSchema]),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [schema, ...others.flatMap((other) => partsOf(other, contract))];
}

export const partOf = (schema: ContractSchema, key: string, contract: JsonObject): ContractSchema =>
  partsOf(schema, contract).find(({ properties }) => properties && key in properties)?.properties?.[key] ??
  {};

export const itemOf = (schema: ContractSchema, contract: JsonObject): ContractSchema =>
  partsOf(schema, contract).find(({ items }) => items !== undefined)?.items ?? {};

/** How long a free text may be; null where the contract wants a form or a choice, or bounds nothing. */
export function limitOf(schema: ContractSchema, contract: JsonObject): number | null {
  const parts = partsOf(schema, contract);
  if (parts.some((part) => part.enum ?? part.const ?? part.format ?? part.pattern)) return null;
  return parts.find(({ maxLength }) => maxLength !== undefined)?.maxLength ?? null;
}
