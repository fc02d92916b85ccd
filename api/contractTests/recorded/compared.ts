import { groups, operationTable, type Group } from '@dispatch/contract';
import fc from 'fast-check';
import { overHttp, type WireAnswer } from '../answers/wire';
import { everyCall } from '../contract/byId';
import type { Operation } from '../contract/operations';
import { humblestGroup } from '../contract/whoMay';
import { someAskings } from '../generate/askings';
import { onTheWire, validRequest, type WireRequest } from '../generate/requests';
import { startMock } from '../place/mockServer';
import { startPlace, type Person } from '../place/place';
import { asRefusal, withSession } from './refusal';

/** What is refused before a handler is asked: by address, session, permission, media type, contract and rules. */
const isOfTheCheck = ({ status, text }: WireAnswer): boolean =>
  [401, 403, 405, 413, 415, 431].includes(status) ||
  (status === 400 && /"code":"(invalid-input|malformed-json)"/.test(text));

const verdictOf = (answer: WireAnswer): unknown =>
  isOfTheCheck(answer) ? asRefusal(answer) : 'is not refused by the check';

const asks = (operation: Operation): boolean =>
  !('secretHeader' in operationTable[operation.id]) &&
  // Who is asked next would have no session any more.
  !['deleteAccount', 'removeSession'].includes(operation.id);

/** So many valid requests of every call, by a seed, over HTTP; answers those on which the mock server fails. */
export const failuresOfMock = async (count: number, seed: number) => {
  const mock = await startMock();
  try {
    const failures: { request: WireRequest; text: string }[] = [];
    for (const operation of everyCall.filter(asks)) {
      const { ruleStage } = operationTable[operation.id];
      const session = mock.headersOf(operation.permissions === null ? null : humblestGroup(operation));
      for (const good of fc.sample(validRequest(operation, ruleStage), { numRuns: count, seed })) {
        const wire = onTheWire(operation, good, null);
        const answer = await overHttp(mock.url, { ...wire, headers: { ...wire.headers, ...session } });
        if (answer.status >= 500) failures.push({ request: wire, text: answer.text });
      }
    }
    return failures;
  } finally {
    await mock.stop();
  }
};

/** So many requests, by a seed, over HTTP; answers those on which the verdicts differ. */
export const compared = async (count: number, seed: number) => {
  const place = await startPlace();
  const mock = await startMock();
  try {
    const people = new Map<Group, Person>();
    for (const group of groups) people.set(group, await place.newPerson(group));
    const different: { how: string; api: unknown; mock: unknown }[] = [];
    for (const { how, as, wire } of someAskings(count, seed)) {
      await place.forgetLimits();
      const token = as === null ? undefined : people.get(as)?.token;
      const api = verdictOf(await place.bare(withSession(wire, token)));
      const headers = { ...wire.headers, ...mock.headersOf(as) };
      const ofMock = verdictOf(await overHttp(mock.url, { ...wire, headers }));
      if (JSON.stringify(api) !== JSON.stringify(ofMock)) different.push({ how, api, mock: ofMock });
    }
    return different;
  } finally {
    await mock.stop();
    await place.stop();
  }
};
