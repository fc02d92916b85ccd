import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Plugin } from 'vite';

type Fields = Readonly<Record<string, unknown>>;

const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const name = 'virtual:contract-answers';
const prefix = `\0${name}/`;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** What a part of the contract says, its reference followed. */
function resolved(contract: Fields, value: unknown): Fields {
  const fields = fieldsOf(value);
  const { $ref } = fields;
  if (typeof $ref !== 'string') return fields;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => fieldsOf(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  return resolved(contract, target);
}

/** The answers of an operation with their examples, as web/src/stories/page/contractAnswers.d.ts describes them. */
const answersOf = (contract: Fields, operation: Fields): unknown[] =>
  Object.entries(fieldsOf(operation['responses'])).flatMap(([status, response]) => {
    const { content, headers } = resolved(contract, response);
    const [[type, media] = [null, {}]] = Object.entries(fieldsOf(content));
    const { example, examples, schema } = fieldsOf(media);
    return [
      {
        status: Number(status),
        type,
        schema: schema ?? null,
        headers: Object.keys(fieldsOf(headers)),
        examples:
          example === undefined
            ? Object.fromEntries(
                Object.entries(fieldsOf(examples)).map(([key, value]) => [
                  key,
                  resolved(contract, value)['value'],
                ]),
              )
            : { example },
      },
    ];
  });

/** Every module that this plugin makes, by its name: one an operation, and the schemas. */
function modulesOf(contract: Fields): Map<string, unknown> {
  const operations = Object.values(fieldsOf(contract['paths']))
    .flatMap((item) => Object.values(fieldsOf(item)))
    .map(fieldsOf)
    .filter(({ operationId }) => typeof operationId === 'string');
  return new Map<string, unknown>([
    ...operations.map((operation): [string, unknown] => [
      String(operation['operationId']),
      answersOf(contract, operation),
    ]),
    ['schemas', fieldsOf(contract['components'])['schemas']],
  ]);
}

/**
 * The answers that openapi.yaml shows, for the stories of screens: `virtual:contract-answers` loads those of one
 * operation when they are asked for.
 */
export function contractAnswers(): Plugin {
  let modules: Map<string, unknown> | null = null;
  const read = () => (modules ??= modulesOf(parse(readFileSync(contractFile, 'utf8')) as Fields));
  return {
    name: 'contract-answers',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${name}` && !id.startsWith(prefix)) return null;
      this.addWatchFile(contractFile);
      if (id.startsWith(prefix)) {
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(read().get(id.slice(prefix.length))))});`;
      }
      const loaders = [...read().keys()].map(
        (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${name}/${key}`)})`,
      );
      return `export default {${loaders.join(',')}};`;
    },
    watchChange(id) {
      if (id === contractFile) modules = null;
    },
  };
}
