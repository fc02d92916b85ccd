import { existsSync, readdirSync } from 'node:fs';
import { ContractError } from '../document/document';

/**
 * Where the handlers are: the operationId of a call to the file of that name, without `.ts`, wherever among the rooms
 * of the API it stands. @param api its folder `src` @throws ContractError when two files have the name of one call
 */
export const handlerPlaces = (api: string, operationIds: readonly string[]): ReadonlyMap<string, string> => {
  const wanted = new Set(operationIds);
  const places = new Map<string, string>();
  for (const file of existsSync(api) ? readdirSync(api, { recursive: true, encoding: 'utf8' }).sort() : []) {
    const place = /^(?!testing\/)(.+)\.ts$/.exec(file.replaceAll('\\', '/'))?.[1];
    const id = place?.split('/').pop() ?? '';
    if (place === undefined || !wanted.has(id)) continue;
    const other = places.get(id);
    if (other !== undefined)
      throw new ContractError(`${id}: both ${other}.ts and ${place}.ts have its name.`);
    places.set(id, place);
  }
  return places;
};
