import { isDollarAmount } from '@dispatch/contract';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ContractDocument } from './contractOperation';
import { fieldsOf, locate } from './references';

/** What is wrong with a value. */
export interface SchemaFault {
  /** JSON pointer into the value. */
  readonly pointer: string;
  /** The keyword of JSON Schema that it breaks. */
  readonly keyword: string;
  readonly text: string;
}

const id = 'contract';
// Its types speak of another copy of Ajv, and of a default export inside the default export.
const addFormats = formats as unknown as (ajv: Ajv2020) => void;

const faultOf = ({ instancePath, keyword, message = '', params }: ErrorObject): SchemaFault => {
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  const name = missingProperty ?? additionalProperty;
  const place = typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
  return { pointer: place, keyword, text: `${place || 'the whole'} ${message}` };
};

/** The schemas of the contract, compiled when they are first needed. */
export class Schemas {
  readonly #document: ContractDocument;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: ContractDocument) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, validateSchema: false });
    addFormats(this.#ajv);
    this.#ajv.addFormat('money', { type: 'number', validate: isDollarAmount });
    this.#ajv.addSchema({ $id: id, ...document });
  }

  /** What is wrong with a value by the schema at a pointer of the document. */
  faults(pointer: string, value: unknown): SchemaFault[] {
    let validate = this.#compiled.get(pointer);
    if (validate === undefined) {
      validate = this.#ajv.compile({ $ref: `${id}${encodeURI(pointer)}` });
      this.#compiled.set(pointer, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []).map(faultOf);
  }

  /** The kinds of value that a schema allows, as far as it says so. */
  typesOf(pointer: string): readonly string[] {
    const { type } = fieldsOf(locate(this.#document, pointer).value);
    if (Array.isArray(type)) return type as string[];
    return typeof type === 'string' ? [type] : [];
  }

  /** The schema of the entries of an array; null when it has none. */
  itemsOf(pointer: string): string | null {
    const place = locate(this.#document, pointer);
    return fieldsOf(place.value)['items'] === undefined
      ? null
      : locate(this.#document, `${place.pointer}/items`).pointer;
  }
}
