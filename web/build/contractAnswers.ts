import { fileURLToPath } from 'node:url';
import {
  contractFiles,
  describeOperations,
  locate,
  objectAt,
  readContract,
  type DescribedMedia,
  type DescribedOperation,
  type JsonObject,
} from '@dispatch/contract/document';
import type { Plugin } from 'vite';

const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const name = 'virtual:contract-answers';
const prefix = `\0${name}/`;

const schemaOf = (document: JsonObject, { schema, schemaName }: DescribedMedia): JsonObject | null => {
  if (schema === null) return null;
  return schemaName === null ? locate(document, schema).value : { $ref: schema };
};

const answersOf = (document: JsonObject, { answers }: DescribedOperation): unknown[] =>
  answers.map(({ status, media: [media], headers }) => ({
    status,
    type: media?.mediaType ?? null,
    schema: media === undefined ? null : schemaOf(document, media),
    headers: headers.map(({ name }) => name),
    examples: Object.fromEntries(media?.examples.map(({ name, value }) => [name, value]) ?? []),
  }));

function modulesOf(document: JsonObject): Map<string, unknown> {
  return new Map<string, unknown>([
    ...describeOperations(document).map(
      (operation) => [operation.id, answersOf(document, operation)] as const,
    ),
    ['schemas', { components: { schemas: objectAt(objectAt(document, 'components'), 'schemas') } }],
  ]);
}

/** `virtual:contract-answers` loads those of one operation when they are asked for. */
export function contractAnswers(): Plugin {
  let modules: Map<string, unknown> | null = null;
  const read = () => (modules ??= modulesOf(readContract(contractFile)));
  return {
    name: 'contract-answers',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${name}` && !id.startsWith(prefix)) return null;
      for (const file of contractFiles(contractFile)) this.addWatchFile(file);
      if (id.startsWith(prefix)) {
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(read().get(id.slice(prefix.length))))});`;
      }
      const loaders = [...read().keys()].map(
        (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${name}/${key}`)})`,
      );
      return `export default {${loaders.join(',')}};`;
    },
    watchChange(id) {
      if (contractFiles(contractFile).includes(id)) modules = null;
    },
  };
}
