import { groups, operationTable } from '@dispatch/contract';
import { everyCall } from '../contract/byId';
import type { Operation } from '../contract/operations';
import { allowedGroups, humblestGroup } from '../contract/whoMay';
import type { Asking } from '../recorded/refusal';
import { onTheWire, type Request } from './requests';
import { sampleOf } from './samples';
import { wrongRequests } from './wrongRequests';

const longest = 4_000;

const hash = (text: string, seed: number): number =>
  Array.from(text).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), seed);

const byWho = (operation: Operation, good: Request): Asking[] => {
  const wire = onTheWire(operation, good, null);
  if (operation.permissions === null) return [];
  const outsider = groups.find((group) => !allowedGroups(operation).includes(group));
  return [
    { how: 'nobody', as: null, wire },
    {
      how: 'no token',
      as: null,
      wire: { ...wire, headers: { ...wire.headers, Authorization: 'Basic eDp5' } },
    },
    ...(outsider === undefined ? [] : [{ how: `a ${outsider}`, as: outsider, wire }]),
  ];
};

const byAddress = (operation: Operation, good: Request): Asking[] => {
  const as = operation.permissions === null ? null : humblestGroup(operation);
  const wire = onTheWire(operation, good, null);
  const [path = ''] = wire.target.split('?');
  return [
    { how: 'another method', as, wire: { method: 'PATCH', target: path, headers: {} } },
    { how: 'an address that nobody has', as, wire: { ...wire, target: `${path}/nowhere` } },
    { how: 'too many parameters', as, wire: { ...wire, target: `${path}?${'a=1&'.repeat(101)}` } },
  ];
};

const isJson = (body: Operation['body']): boolean => body === null || body.mediaType === 'application/json';

const everyAsking = (): Asking[] =>
  everyCall
    .filter(({ id, body }) => isJson(body) && !('secretHeader' in operationTable[id]))
    .flatMap((operation) => {
      const good = sampleOf(operation, { everything: true });
      const as = operation.permissions === null ? null : humblestGroup(operation);
      // What the handler finds out by itself is not of the check.
      const stage = operationTable[operation.id].ruleStage;
      const wrong = wrongRequests(operation, good, { stage, token: null });
      return [
        ...wrong.map(({ how, wire }) => ({ how, as, wire })),
        ...byWho(operation, good),
        ...byAddress(operation, good),
      ].map((asking) => ({ ...asking, how: `${operation.id}: ${asking.how}` }));
    });

export const someAskings = (count: number, seed: number): Asking[] =>
  everyAsking()
    .filter(({ wire }) => wire.target.length + (wire.body?.length ?? 0) < longest)
    .map((asking) => ({ asking, place: hash(asking.how, seed) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ asking }) => asking);
