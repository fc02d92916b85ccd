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

/** The component schemas of the contract by name. */
export type Schemas = Readonly<Record<string, ContractSchema>>;

/** A schema and all that it is put together from, references followed. */
function partsOf(schema: ContractSchema, schemas: Schemas): ContractSchema[] {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const others = [
    ...(name === undefined ? [] : [schemas[name] ?? {}]),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [schema, ...others.flatMap((other) => partsOf(other, schemas))];
}

/** The schema of a field. */
export const partOf = (schema: ContractSchema, key: string, schemas: Schemas): ContractSchema =>
  partsOf(schema, schemas).find(({ properties }) => properties && key in properties)?.properties?.[key] ?? {};

/** The schema of what is in a list. */
export const itemOf = (schema: ContractSchema, schemas: Schemas): ContractSchema =>
  partsOf(schema, schemas).find(({ items }) => items !== undefined)?.items ?? {};

/** How long a free text may be; null where the contract wants a form or a choice, or bounds nothing. */
export function limitOf(schema: ContractSchema, schemas: Schemas): number | null {
  const parts = partsOf(schema, schemas);
  if (parts.some((part) => part.enum ?? part.const ?? part.format ?? part.pattern)) return null;
  return parts.find(({ maxLength }) => maxLength !== undefined)?.maxLength ?? null;
}
