import { document, type Operation, type Parameter } from '../contract/operations';
import { typesOf, wholeSchema } from '../contract/schema';
import { keepsSchema } from '../contract/validators';
import { onTheWire, written, type Request, type WireRequest } from './requests';
import { wrongValues } from './wrongValues';

export type WrongRequest = {
  how: string;
  wire: WireRequest;
  status: number;
  /** How the refusal has to name what is wrong: a parameter, or the beginning of a pointer. Null: it need not. */
  pointer: string | null;
  message?: string;
};

const asRead = (schema: Parameter['schema'], text: string): unknown => {
  const types = typesOf(wholeSchema(document, schema));
  if (types.includes('array'))
    return text.split(',').map((item) => asRead(wholeSchema(document, schema).items ?? {}, item));
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

const oddTexts = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  'abc',
  '1e400',
  'Infinity',
  'NaN',
  "1'--",
  '🪐',
  ' ',
  '[]',
  'null',
];

const wrongTexts = ({ schema, in: place }: Parameter, now: unknown): string[] => {
  const whole = wholeSchema(document, schema);
  const wrong = wrongValues(whole, now)
    .map(({ value }) => (Array.isArray(value) ? value.join(',') : value))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
  return [...new Set([...oddTexts, ...wrong])]
    .filter((text) => text.length < 4_000 && (place !== 'header' || /^[\x20-\x7e]*$/.test(text)))
    .filter((text) => text !== '' && (text.includes('\0') || !keepsSchema(schema, asRead(schema, text))));
};

const canBeEncoded = (text: string): boolean => {
  try {
    return encodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

export const inPath = (operation: Operation, good: Request, token: string | null): WrongRequest[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) => {
      const { name } = parameter;
      const texts = wrongTexts(parameter, good.path[name]).filter(canBeEncoded);
      const wires = texts.map((text) => ({
        how: `${name} is ${JSON.stringify(text).slice(0, 60)}`,
        wire: onTheWire(operation, { ...good, path: { ...good.path, [name]: text } }, token),
        status: 400,
        pointer: name,
      }));
      const mark = 'WRONGLYENCODED';
      const marked = onTheWire(operation, { ...good, path: { ...good.path, [name]: mark } }, token);
      const encoded = ['%ED%A0%80', '%E0%A4%A'].map((text) => ({
        how: `${name} is encoded as ${text}`,
        wire: { ...marked, target: marked.target.replace(mark, text) },
        status: 400,
        pointer: null,
      }));
      return [...wires, ...encoded];
    });

export const inQuery = (operation: Operation, good: Request, token: string | null): WrongRequest[] => {
  const own = operation.parameters.filter((parameter) => parameter.in === 'query');
  const wire = onTheWire(operation, good, token);
  const joined = (text: string): WireRequest => ({
    ...wire,
    target: `${wire.target}${wire.target.includes('?') ? '&' : '?'}${text}`,
  });
  const each = own.flatMap((parameter) => {
    const { name, required } = parameter;
    const now = good.query[name];
    const { [name]: _value, ...others } = good.query;
    const without = onTheWire(operation, { ...good, query: others }, token);
    const target = `${without.target}${without.target.includes('?') ? '&' : '?'}`;
    const texts = wrongTexts(parameter, now).filter(canBeEncoded);
    return [
      ...texts.map((text) => ({
        how: `${name} is ${JSON.stringify(text).slice(0, 60)}`,
        wire: { ...without, target: `${target}${name}=${encodeURIComponent(text)}` },
        status: 400,
        pointer: name,
      })),
      ...(required ? [{ how: `${name} is missing`, wire: without, status: 400, pointer: name }] : []),
      ...(now === undefined
        ? []
        : [
            {
              how: `${name} is there twice`,
              wire: joined(`${name}=${encodeURIComponent(written(now))}`),
              status: 400,
              pointer: name,
            },
          ]),
    ];
  });
  return [
    ...each,
    {
      how: 'a parameter that the contract does not know',
      wire: joined('colour=red'),
      status: 400,
      pointer: 'colour',
    },
  ];
};

export const inHeaders = (operation: Operation, good: Request, token: string | null): WrongRequest[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .flatMap((parameter) => {
      const { name, required } = parameter;
      const { [name]: now, ...others } = good.headers;
      const texts = wrongTexts(parameter, now).map((text) => ({
        how: `the header ${name} is ${JSON.stringify(text).slice(0, 60)}`,
        wire: onTheWire(operation, { ...good, headers: { ...others, [name]: text } }, token),
        status: 400,
        pointer: name,
      }));
      const missing = {
        how: `the header ${name} is missing`,
        wire: onTheWire(operation, { ...good, headers: others }, token),
        status: 400,
        pointer: name,
      };
      return required ? [...texts, missing] : texts;
    });
