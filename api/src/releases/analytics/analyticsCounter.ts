import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/database';
import { now } from '../../platform/settings/clock';
import { addCounts, Counts, publicNumbers } from './counts';
import { browserOf, readerKindOf } from './readerKind';
import { referrerOf } from './referrer';
import { networkOf, newVisits, type Period, periodOf, saltOf, visitHash, type Visitor } from './visits';

/** What a request was answered with: of which releases, by their public numbers. `path` is what counts once for each reader. */
export type Counted = {
  what: 'reads' | 'shown' | 'feedFetches' | 'downloads';
  numbers: readonly number[];
  path: string;
};

/** What is known of a request; `ip` as the proxies in front tell it. */
type CountedRequest = { method?: string; headers: IncomingHttpHeaders; ip?: string | undefined };

type Visit = Visitor & { counted: Counted; referrer: string };

/** What was counted in a period and is not written yet. */
type Waiting = {
  period: Period;
  visits: Map<string, Visit>;
  /** How many of them are of each network. */
  byNetwork: Map<string, number>;
  apart: Counts;
};

/** As what the requests of those who are no people are counted. */
export const apartAs = { robot: 'robots', scanner: 'scanners', prefetch: 'prefetches' } as const;

/** Milliseconds after which what was counted is written. An address is in memory no longer than that, and nowhere else. */
const writtenAfter = 2_000;
/** So many readers wait at most, should the database not answer: those that come then are not counted. */
const mostWaiting = 20_000;
/** So many of them may be of one network: somebody who makes up browsers takes the place of nobody else. */
const mostOfNetwork = 100;

const save = async ({ period, visits, apart }: Waiting): Promise<void> => {
  const salt = await saltOf(period);
  const isPublic = await publicNumbers([...visits.values()].flatMap(({ counted }) => counted.numbers));
  const ofPublic = [...visits.values()].filter(({ counted }) =>
    counted.numbers.some((one) => isPublic.has(one)),
  );
  const hashed = new Map(
    ofPublic.map((visit) => {
      const hash = visitHash(visit, salt);
      return [hash.toString('base64'), { hash, visit }] as const;
    }),
  );
  const isNew = await newVisits(
    period,
    [...hashed.values()].map(({ hash }) => hash),
  );
  const counts = new Counts();
  counts.addAll(apart);
  for (const [key, { visit }] of hashed) {
    if (!isNew.has(key)) continue;
    const { what, numbers } = visit.counted;
    for (const number of numbers) {
      counts.add(number, what);
      if (what === 'reads') counts.addReferrer(number, visit.referrer);
    }
  }
  await addCounts(period.day, counts);
};

/**
 * Counts who reads releases. A request costs no more than an entry in memory; every two seconds each process writes what is
 * new, in one transaction. A process that is killed loses two seconds.
 */
export class AnalyticsCounter {
  #waiting = new Map<string, Waiting>();
  #latest: Waiting | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly log: Logger) {}

  start(): void {
    this.#timer = setInterval(() => void this.write(), writtenAfter).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.write();
  }

  /** Counts what a request was answered with. */
  count(request: CountedRequest, counted: Counted): void {
    const { headers, method } = request;
    // Nobody sees what is asked for by HEAD.
    if (method !== 'GET') return;
    const { visits, byNetwork, apart } = this.#waitingNow();
    const kind = readerKindOf(headers);
    // Feeds are for programs.
    if (kind !== 'person' && counted.what !== 'feedFetches') {
      if (counted.what !== 'shown') for (const number of counted.numbers) apart.add(number, apartAs[kind]);
      return;
    }
    const network = networkOf(request.ip ?? '');
    const ofNetwork = byNetwork.get(network) ?? 0;
    if (visits.size >= mostWaiting || ofNetwork >= mostOfNetwork) return;
    const visitor = { network, browser: browserOf(headers), path: counted.path };
    const key = `${network} ${visitor.path} ${visitor.browser}`;
    if (visits.has(key)) return;
    const referrer = counted.what === 'reads' ? referrerOf(headers.referer) : '';
    visits.set(key, { ...visitor, counted, referrer });
    byNetwork.set(network, ofNetwork + 1);
  }

  /** Writes what was counted. Where that fails it is tried again with what comes next. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  #waitingNow(): Waiting {
    const time = now();
    const { from, until } = this.#latest?.period ?? { from: 0, until: 0 };
    if (this.#latest !== null && time.getTime() >= from && time.getTime() < until) return this.#latest;
    this.#latest = this.#waitingIn(periodOf(time));
    return this.#latest;
  }

  #waitingIn(period: Period): Waiting {
    const known = this.#waiting.get(period.name);
    if (known !== undefined) return known;
    const waiting = {
      period,
      visits: new Map<string, Visit>(),
      byNetwork: new Map<string, number>(),
      apart: new Counts(),
    };
    this.#waiting.set(period.name, waiting);
    return waiting;
  }

  async #writeAll(): Promise<void> {
    const all = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#latest = null;
    for (const waiting of all) {
      if (waiting.visits.size === 0 && waiting.apart.isEmpty) continue;
      try {
        await inTransaction(() => save(waiting));
      } catch (error) {
        this.log.warn({ err: error, visits: waiting.visits.size }, 'readers could not be counted yet');
        this.#takeBack(waiting);
      }
    }
  }

  #takeBack({ period, visits, apart }: Waiting): void {
    const waiting = this.#waitingIn(period);
    for (const [key, visit] of visits)
      if (waiting.visits.size < mostWaiting && !waiting.visits.has(key)) waiting.visits.set(key, visit);
    waiting.apart.addAll(apart);
  }
}
