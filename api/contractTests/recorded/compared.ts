import { groups, type Group } from '@dispatch/contract';
import { overHttp, type WireAnswer } from '../answers/wire';
import { someAskings } from '../generate/askings';
import { startMock } from '../place/mockServer';
import { startPlace, type Person } from '../place/place';
import { asRefusal, withSession } from './refusal';

/** What is refused before a handler is asked: by address, session, permission, media type, contract and rules. */
const isOfTheCheck = ({ status, text }: WireAnswer): boolean =>
  [401, 403, 405, 413, 415, 431].includes(status) ||
  (status === 400 && /"code":"(invalid-input|malformed-json)"/.test(text));

const verdictOf = (answer: WireAnswer): unknown =>
  isOfTheCheck(answer) ? asRefusal(answer) : 'is not refused by the check';

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
