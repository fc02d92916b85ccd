import {
  listAt,
  operationsOf,
  printed,
  textAt,
  webhooksOf,
  type ContractOperation,
  type JsonObject,
} from '../document/document';
import { breaking, diffNamed, harmless, type Change } from './change';
import { permissionChanges } from './diffAccess';
import { diffOperation, hasId } from './diffOperations';
import { diffSchemas, type Comparison } from './diffSchemas';

const serversOf = (contract: JsonObject): string =>
  listAt(contract, 'servers')
    .map((server) => printed((server as JsonObject)['url']))
    .join(', ');

const placeOf = ({ operation, place }: ContractOperation): string =>
  textAt(operation, 'operationId') ?? place;

const partnerOf = (
  found: ContractOperation,
  others: readonly ContractOperation[],
  mine: readonly ContractOperation[],
): ContractOperation | undefined =>
  others.find((other) => hasId(other, found.operation['operationId'])) ??
  others.find(
    (other) => other.place === found.place && !mine.some((one) => hasId(one, other.operation['operationId'])),
  );

/** What is sent to others: they read it as they read an answer. */
const webhookChanges = (all: Comparison): Change[] => {
  const named = (contract: JsonObject) => webhooksOf(contract).map((one) => [one.event, one.schema] as const);
  return diffNamed(
    [named(all.old), named(all.now)],
    (event) => breaking(event, 'webhook removed'),
    (event, pair) => diffSchemas(all, pair, `${event} message`, 'response'),
    (event) => harmless(event, 'webhook added'),
  );
};

/** Each change once. Texts for people, examples and the order of things are no changes. */
export const diffContracts = (old: JsonObject, now: JsonObject): Change[] => {
  const all: Comparison = { old, now, seen: new Set() };
  const [before, after] = [operationsOf(old), operationsOf(now)];
  const servers = [serversOf(old), serversOf(now)];
  return [
    ...(servers[0] === servers[1] ? [] : [breaking('servers', `${servers[0]} is now ${servers[1]}`)]),
    ...permissionChanges(old, now),
    ...before.flatMap((found) => {
      const partner = partnerOf(found, after, before);
      return partner === undefined
        ? [breaking(placeOf(found), `operation removed (${found.place})`)]
        : diffOperation(all, [found, partner]);
    }),
    ...after
      .filter((found) => partnerOf(found, before, after) === undefined)
      .map((found) => harmless(placeOf(found), `operation added (${found.place})`)),
    ...webhookChanges(all),
  ];
};
