import { statement } from '../../platform/database/statement';

/** Something that an installation needs: what is wrong, in words, and how it is mended. */
export type Trouble = { name: string; said: string; mend: string };

/** Seconds between two looks, whoever makes them. */
const between = 55;

/** Seconds after which a look has ended, or its process has: a look at services of which none answers takes three minutes. */
const longest = 300;

const taking = statement('system-watch-take')`
update system_watch set looked_at = :now, busy_until = :now::timestamptz + make_interval(secs => ${longest})
  where (looked_at is null or looked_at <= :now::timestamptz - make_interval(secs => ${between}))
    and (busy_until is null or busy_until <= :now)`;

/** Whether this process looks now; of many that ask at once, one does, and nobody else before it has ended. */
export const takeLook = async (now: Date): Promise<boolean> => (await taking.run({ now })) === 1;

const ending = statement('system-watch-end')`
update system_watch set busy_until = null where looked_at = :now`;

/** The end of the look that began at this moment. */
export const endLook = (now: Date): Promise<number> => ending.run({ now });

const keeping = statement('system-trouble-keep')`
insert into system_troubles (name, said, mend, began_at, seen_at) values (:name, :said, :mend, :now, :now)
  on conflict (name) do update set said = excluded.said, mend = excluded.mend, seen_at = excluded.seen_at`;

export const keepTrouble = (trouble: Trouble, now: Date): Promise<number> => keeping.run({ ...trouble, now });

const toTell = statement('system-troubles-untold')`
select name, said, mend from system_troubles
  where told_at is null and seen_at = :now and began_at < :now order by began_at, name`;

/** Those of which nobody was told, and that this look has seen again: what comes and goes within a minute is none. */
export const untoldTroubles = (now: Date): Promise<Trouble[]> => toTell.all({ now });

const over = statement('system-troubles-over')`
select name, said, mend from system_troubles
  where seen_at < :now and told_at is not null order by began_at, name`;

/** Those of which somebody was told, and which this look has not seen. */
export const endedTroubles = (now: Date): Promise<Trouble[]> => over.all({ now });

const marking = statement('system-troubles-told')`
update system_troubles set told_at = :now where name = any (:names::text[])`;

export const markTold = (names: readonly string[], now: Date): Promise<number> => marking.run({ names, now });

const forgetting = statement('system-troubles-forget')`
delete from system_troubles where seen_at < :now`;

/** Forgets what this look has not seen. */
export const forgetOthers = (now: Date): Promise<number> => forgetting.run({ now });
