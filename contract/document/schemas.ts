import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isDollarAmount } from '../src/domain/money';
import { isObject, type JsonObject } from './references';

export interface SchemaError {
  /** JSON pointer into the value. */
  readonly pointer: string;
  readonly keyword: string;
  readonly text: string;
}

const id = 'contract';
// Its types speak of another copy of Ajv, and of a default export inside the default export.
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void;

const errorOf = ({ instancePath, keyword, message = '', params }: ErrorObject): SchemaError => {
  const { missingProperty, additionalProperty, allowedValues } = params as Record<string, unknown>;
  const name = missingProperty ?? additionalProperty;
  const pointer = typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
  const more = additionalProperty ?? (Array.isArray(allowedValues) ? allowedValues.join(', ') : undefined);
  const text = `${instancePath || 'it'} ${message}`;
  return { pointer, keyword, text: typeof more === 'string' ? `${text}: ${more}` : text };
};

/** The same schema with its references leading into the contract. */
const rebased = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rebased);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? `${id}${inner}` : rebased(inner),
    ]),
  );
};

export class Schemas {
  readonly #ajv: Ajv2020;
  readonly #byPointer = new Map<string, ValidateFunction>();
  readonly #bySchema = new WeakMap<object, ValidateFunction>();

  constructor(document: JsonObject, options: Options = {}) {
    this.#ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      validateSchema: false,
      logger: false,
      // Tidying the code that it makes takes longer than the few values that most are asked about.
      code: { optimize: false },
      ...options,
    });
    addFormats(this.#ajv);
    this.#ajv.addFormat('money', { type: 'number', validate: isDollarAmount });
    this.#ajv.addSchema({ $id: id, ...document });
  }

  /** What is wrong with a value by a schema: the one at a JSON pointer of the document, or one that refers into it. */
  errors(schema: string | object, value: unknown): SchemaError[] {
    const validate = typeof schema === 'string' ? this.#at(schema) : this.#of(schema);
    return validate(value) ? [] : (validate.errors ?? []).map(errorOf);
  }

  /** What judges by a schema that refers into the contract. */
  compile(schema: object): ValidateFunction {
    return this.#ajv.compile(rebased(schema) as object);
  }

  #at(pointer: string): ValidateFunction {
    const compiled =
      this.#byPointer.get(pointer) ?? this.#ajv.compile({ $ref: `${id}${encodeURI(pointer)}` });
    this.#byPointer.set(pointer, compiled);
    return compiled;
  }

  #of(schema: object): ValidateFunction {
    const compiled = this.#bySchema.get(schema) ?? this.compile(schema);
    this.#bySchema.set(schema, compiled);
    return compiled;
  }
}
