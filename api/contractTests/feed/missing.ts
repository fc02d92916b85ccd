import { operationTable } from '@dispatch/contract';
import { document, type Operation } from '../contract/operations';
import { typesOf, wholeSchema, type Schema } from '../contract/schema';
import type { Feed, IdPlace } from './feed';

const namesARow = (name: string): boolean => /^(id|.*(Id|ID|Ids|IDs|_id|Key|OrderNumber))$/.test(name);

const inBody = (schema: Schema, place: string, depth: number): IdPlace[] => {
  const { properties = {}, items, oneOf = [], anyOf = [] } = wholeSchema(document, schema);
  if (depth === 0) return [];
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const inner = `${place}.${name}`;
    const types = typesOf(wholeSchema(document, field));
    const isScalar = types.includes('integer') || types.includes('string');
    return [...(namesARow(name) && isScalar ? [inner as IdPlace] : []), ...inBody(field, inner, depth - 1)];
  });
  const others = [...(items ? [items] : []), ...oneOf, ...anyOf];
  return [...own, ...others.flatMap((other) => inBody(other, place, depth - 1))];
};

/** An id is told by its name. */
const idPlaces = ({ parameters, body }: Operation): IdPlace[] => {
  const named = parameters.flatMap(({ name, in: place }): IdPlace[] =>
    place === 'path' || (place === 'query' && namesARow(name)) ? [`${place}.${name}`] : [],
  );
  return [...new Set([...named, ...(body === null ? [] : inBody(body.schema, 'body', 6))])];
};

export const whatIsMissing = (operation: Operation, feed: Feed): string[] => {
  const { id, method, answers, idempotent, body } = operation;
  const file = `api/contractTests/feed/${operationTable[id].tag}.ts`;
  const ids = idPlaces(operation);
  const unfed = ids.filter((place) => feed.ids?.[place] === undefined);
  const idle = Object.keys(feed.ids ?? {}).filter((place) => !ids.includes(place as IdPlace));
  return [
    ...unfed.map(
      (place) =>
        `${id} names something in ${place}: say in ${file}, under ids, how to make such a row (ownRelease and others in rows.ts), or why it names no row (noRow).`,
    ),
    ...idle.map(
      (place) => `${file} says what ${place} of ${id} is, and the contract has no such id: take it away.`,
    ),
    ...(feed.creates === undefined && (idempotent || answers.has(201))
      ? [`${id} creates something: say in ${file}, as creates, which kind of row, or why nobody can read it.`]
      : []),
    ...(feed.removes === undefined && method === 'DELETE'
      ? [`${id} takes something away: say in ${file}, as removes, in which place its id is.`]
      : []),
    ...(body !== null && !['application/json', 'multipart/form-data'].includes(body.mediaType)
      ? [
          `${id} takes ${body.mediaType}: the contract tests write JSON and forms alone; teach generate/bodies.ts to write it.`,
        ]
      : []),
  ];
};
