import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import * as ajvFormats from 'ajv-formats';
import { isDollarAmount } from '../src/domain/money';
import type { JsonObject } from './contractDocument';

/** What is wrong with a value by the schema at a JSON pointer of the contract, one sentence a fault. */
export type ValueCheck = (pointer: string, value: unknown) => string[];

const addFormats = ajvFormats.default as unknown as (ajv: Ajv2020, options: { mode: 'full' }) => Ajv2020;

const said = ({ instancePath, message = '', params }: ErrorObject): string => {
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const more = additionalProperty ?? allowedValues?.join(', ');
  return `${instancePath === '' ? 'it' : instancePath} ${message}${more === undefined ? '' : `: ${more}`}`;
};

/** The checks of the server's validator, for values that stand in the contract: all formats, ours included. */
export const valueCheck = (contract: JsonObject): ValueCheck => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  addFormats(ajv, { mode: 'full' });
  ajv.addFormat('money', { type: 'number', validate: isDollarAmount });
  ajv.addSchema(contract, 'contract');
  return (pointer, value) => {
    const validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
    return validate(value) ? [] : (validate.errors ?? []).map(said);
  };
};
