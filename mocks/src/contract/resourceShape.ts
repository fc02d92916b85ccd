import {
  type DescribedOperation,
  fieldsOf,
  isObject,
  type JsonObject,
  listAt,
  locate,
  objectAt,
  resolve,
  schemaNameOf,
} from '@dispatch/contract/document';
import type { MockContract } from './mockContract';

export interface ResourceShape {
  /** 'Coupon' for the schemas Coupon, AdminCoupon and CouponListItem, which show the same things. */
  readonly resource: string;
  readonly pointer: string;
  readonly fields: readonly string[];
  readonly required: readonly unknown[];
  readonly key: string;
  /** Where the rows are: the field of a page, '' when the body is the list; null when the body is one row. */
  readonly list: string | null;
}

const keyOf = (fields: readonly string[]): string =>
  fields.find((name) => name === 'id') ??
  fields.find((name) => /I[dD]$/.test(name)) ??
  fields.find((name) => /(Key|Code|Name)$/.test(name)) ??
  fields[0] ??
  '';

const listIn = (schema: JsonObject): [string, unknown] | null => {
  if (schema['type'] === 'array') return ['', schema['items']];
  const properties = objectAt(schema, 'properties');
  const list = Object.entries(properties).find(([, property]) => fieldsOf(property)['type'] === 'array');
  return list === undefined || !('rowCount' in properties) ? null : [list[0], fieldsOf(list[1])['items']];
};

/** What the success of an operation shows; null for what is no row with a name, such as a text or a file. */
export function shapeOf({ document }: MockContract, operation: DescribedOperation): ResourceShape | null {
  const media = operation.answers.find((answer) => answer.status < 300 && answer.media.length > 0)?.media[0];
  if (media?.mediaType !== 'application/json' || media.schema === null) return null;
  const found = listIn(locate(document, media.schema).value);
  const name = found === null ? media.schemaName : schemaNameOf(found[1]);
  if (name === null) return null;
  const pointer = `#/components/schemas/${name}`;
  const schema = resolve(document, { $ref: pointer });
  const fields = Object.keys(objectAt(schema, 'properties'));
  if (fields.length === 0) return null;
  return {
    // A list with a name, such as a cart, is a thing of its own.
    resource: (media.schemaName ?? name).replace(/^Admin/, '').replace(/(ListItem|Page)$/, ''),
    pointer,
    fields,
    required: listAt(schema, 'required'),
    key: keyOf(fields),
    list: found === null ? null : found[0],
  };
}

export const rowsIn = ({ list }: ResourceShape, body: unknown): JsonObject[] => {
  if (list === null) return isObject(body) ? [body] : [];
  const rows = list === '' ? body : fieldsOf(body)[list];
  return Array.isArray(rows) ? rows.filter(isObject) : [];
};
