import { randomUUID } from 'node:crypto';
import type { Request } from '../generate/requests';
import type { Person, Place } from '../place/place';
import type { Feed, FreeId, IdPlace, OwnedId } from './feed';

const keyHeader = 'Idempotency-Key';

type Strange = { at: IdPlace; id: string | number; owner: Person };

export type Filling = {
  place: Place;
  owner: Person;
  everything?: boolean;
  strange?: Strange;
};

const isOwned = (id: OwnedId | FreeId): id is OwnedId => 'make' in id;

export const ownedIds = ({ ids = {} }: Feed): [IdPlace, OwnedId][] =>
  (Object.entries(ids) as [IdPlace, OwnedId | FreeId][]).flatMap(([place, id]) =>
    isOwned(id) ? [[place, id]] : [],
  );

type Holder = { holder: Record<string, unknown>; name: string };

const holdersOf = (value: unknown, [name = '', ...rest]: readonly string[]): Holder[] => {
  if (Array.isArray(value)) return value.flatMap((item) => holdersOf(item, [name, ...rest]));
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return rest.length === 0 ? [{ holder, name }] : holdersOf(holder[name], rest);
};

const holdersIn = (request: Request, place: IdPlace): Holder[] => {
  const [part = '', ...names] = place.split('.');
  return holdersOf(request[part as 'path' | 'query' | 'body'], names);
};

/** An id that a request need not have, and has not, stays away unless everything is asked for. */
export const fill = async (
  request: Request,
  feed: Feed,
  { place, owner, everything = false, strange }: Filling,
): Promise<Request> => {
  feed.leaveOut?.({ place, owner: strange?.owner ?? owner, request });
  for (const [at, id] of Object.entries(feed.ids ?? {}) as [IdPlace, OwnedId | FreeId][]) {
    for (const { holder, name } of holdersIn(request, at)) {
      const isThere = holder[name] !== undefined && holder[name] !== null;
      // Next to the row of somebody else, nothing else is asked for.
      if (strange !== undefined && strange.at !== at && at.startsWith('query.'))
        Reflect.deleteProperty(holder, name);
      else if (strange?.at === at) holder[name] = strange.id;
      else if (!everything && !isThere) continue;
      else if (isOwned(id)) holder[name] = await id.make(place, owner);
      else if (id.value !== undefined) holder[name] = await id.value(place);
    }
  }
  const { headers } = request;
  // Each request is another press: a key that was used before would be answered from memory.
  if (keyHeader in headers) headers[keyHeader] = `${String(headers[keyHeader]).slice(0, 60)}-${randomUUID()}`;
  await feed.complete?.({ place, owner: strange?.owner ?? owner, request });
  return request;
};
