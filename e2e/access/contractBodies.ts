import { readFileSync } from 'node:fs';
import type { OperationId } from '@dispatch/contract';
import { parse } from 'yaml';
import type { Path } from './spoil';

/** A schema of the contract, as far as the tests look into it. */
export interface Schema {
  type?: string | readonly string[];
  required?: readonly string[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

interface Media {
  schema: Schema;
  example?: object;
  examples?: Record<string, { value: object }>;
}

interface Operation {
  operationId?: OperationId;
  requestBody?: { content: Record<string, Media | undefined> };
}

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** What a `$ref` leads to; anything else as it is. */
function resolved<Kind>(value: Kind): Kind {
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined) return value;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return resolved(target as Kind);
}

function mediaOf(id: OperationId): Media | undefined {
  const operation = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  return operation?.requestBody && resolved(operation.requestBody).content['application/json'];
}

/** The first example of the contract for the body of a call. */
export function exampleOf(id: OperationId): object {
  const media = mediaOf(id);
  const [first] = Object.values(media?.examples ?? {});
  const example = media?.example ?? (first && resolved(first).value);
  if (example === undefined) throw new Error(`The contract has no example for the body of ${id}.`);
  return example;
}

/** The schema of a place in the body of a call; undefined where the contract leaves it free. */
export function schemaAt(id: OperationId, path: Path): Schema | undefined {
  const step = (at: Schema | undefined, name: string | number): Schema | undefined => {
    if (at === undefined) return undefined;
    const schema = resolved(at);
    const own = typeof name === 'number' ? schema.items : schema.properties?.[name];
    return (
      own ??
      [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]
        .map((part) => step(part, name))
        .find((found) => found !== undefined)
    );
  };
  const found = path.reduce(step, mediaOf(id)?.schema);
  return found && resolved(found);
}
