import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';

type Figure = 'reads' | 'shown' | 'feedFetches' | 'downloads' | 'robots' | 'scanners' | 'prefetches';

/** How often releases were read, each by its public number, and from where. */
export class Counts {
  readonly #figures = new Map<number, Partial<Record<Figure, number>>>();
  readonly #referrers = new Map<string, { number: number; host: string; reads: number }>();

  get isEmpty(): boolean {
    return this.#figures.size === 0;
  }

  add(number: number, figure: Figure, times = 1): void {
    const before = this.#figures.get(number) ?? {};
    before[figure] = (before[figure] ?? 0) + times;
    this.#figures.set(number, before);
  }

  /** @param host where the page was linked; empty where that is not known */
  addReferrer(number: number, host: string): void {
    const key = `${number} ${host}`;
    const before = this.#referrers.get(key) ?? { number, host, reads: 0 };
    before.reads += 1;
    this.#referrers.set(key, before);
  }

  addAll(others: Counts): void {
    for (const { number, ...figures } of others.figures)
      for (const [figure, times] of Object.entries(figures)) this.add(number, figure as Figure, times);
  }

  get figures(): ({ number: number } & Partial<Record<Figure, number>>)[] {
    return [...this.#figures].map(([number, figures]) => ({ number, ...figures }));
  }

  get referrers(): { number: number; host: string; reads: number }[] {
    return [...this.#referrers.values()];
  }
}

const columns = {
  reads: 'reads',
  shown: 'shown',
  feedFetches: 'feed_fetches',
  downloads: 'downloads',
  robots: 'robots',
  scanners: 'scanners',
  prefetches: 'prefetches',
} as const satisfies Record<Figure, string>;

/** The figures of `release_analytics`, as the contract names them. */
export const figureColumns = Object.entries(columns) as readonly [Figure, string][];

const names = figureColumns.map(([, column]) => column).join(', ');

const numbersPublic = statement('analytics-public')`
select prweb_press_release_id as number from releases
where prweb_press_release_id = any (:numbers::integer[]) and state = ${statesSql('Published')}`;

/** Those of these numbers under which a release is public: whoever makes one up counts nothing, and leaves nothing behind. */
export const publicNumbers = async (numbers: readonly number[]): Promise<ReadonlySet<number>> => {
  const found = await numbersPublic.all({ numbers: [...new Set(numbers)] });
  return new Set(found.map(({ number }) => number));
};

const itsRelease = 'join releases r on r.prweb_press_release_id = given.number';

const analyticsAdd = statement('analytics-add')`
insert into release_analytics as kept (distribution_id, day, ${names})
select r.distribution_id, :day::date, ${figureColumns.map(([figure]) => `coalesce(given."${figure}", 0)`).join(', ')}
from jsonb_to_recordset(:figures::jsonb) as given (number integer, ${figureColumns.map(([figure]) => `"${figure}" integer`).join(', ')})
${itsRelease}
order by r.distribution_id
on conflict (distribution_id, day) do update
set ${figureColumns.map(([, column]) => `${column} = kept.${column} + excluded.${column}`).join(', ')}`;

/** Hosts of one release and day that are told apart: anybody can name any. */
const mostHosts = 100;
/** Stands for those beyond them. */
export const otherHosts = '*';

const referrersAdd = statement('analytics-referrers-add')`
with named as (
  select r.distribution_id, given.reads,
    case when known.host is not null or given.host = '' or row_number() over (
      partition by r.distribution_id, known.host is null order by given.reads desc, given.host
    ) + (select count(*) from release_referrers h where h.distribution_id = r.distribution_id and h.day = :day::date) <= ${mostHosts}
    then given.host else '${otherHosts}' end as host
  from jsonb_to_recordset(:referrers::jsonb) as given (number integer, host text, reads integer)
  ${itsRelease}
  left join release_referrers known
    on known.distribution_id = r.distribution_id and known.day = :day::date and known.host = given.host
)
insert into release_referrers as kept (distribution_id, day, host, reads)
select distribution_id, :day::date, host, sum(reads)::integer from named
group by distribution_id, host order by distribution_id, host
on conflict (distribution_id, day, host) do update set reads = kept.reads + excluded.reads`;

/** Adds counts to those of an Eastern day. */
export const addCounts = async (day: string, counts: Counts): Promise<void> => {
  const { figures, referrers } = counts;
  await analyticsAdd.run({ day, figures: JSON.stringify(figures) });
  if (referrers.length > 0) await referrersAdd.run({ day, referrers: JSON.stringify(referrers) });
};
