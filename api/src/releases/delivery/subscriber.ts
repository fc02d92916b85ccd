import { createHash } from 'node:crypto';
import { startOfEasternDay, withNarrowerTopics } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import { statement } from '../../platform/database/statement';
import { unseal, type SealOwner } from '../../platform/ports/sealing';
import type { WireReceiver } from '../../platform/ports/wire/wirePort';
import { storyFormats, type StoryFormat } from '../newsroom/storyFormats';

/** Formats by their names in the contract: `ninjs-3.1`, `newsml-g2`, `nitf`. */
const formats = new Map(storyFormats.map((format) => [format.file.replace(/\.\w+$/, ''), format]));

/** Throws for a name that is in no contract. */
export const formatNamed = (name: string): StoryFormat => {
  const format = formats.get(name);
  if (format === undefined) throw new Error(`There is no format ${name}.`);
  return format;
};

/** What is kept of a token: whoever reads the table cannot fetch with it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What the secret of a subscriber is sealed for. */
export const sealOwner = (subscriberId: number): SealOwner => ({
  network: 'subscriber',
  userId: subscriberId,
});

/** What a subscriber asks for. Without topics and companies all of them. */
export type Wish = {
  subscriberId: number;
  isDownstream: boolean;
  topics: string[];
  companyKeys: string[];
  /** `2026-11-27`, a day of US/Eastern. */
  firstDay: string;
};

/** What is asked of a release before it goes to a subscriber. */
export type Offer = {
  topics: readonly string[];
  companyKey: string;
  publishedAt: Date;
  /** Its owner's releases go to the downstream system. */
  isForDownstream: boolean;
};

/**
 * Whether a release goes to a subscriber: published since its first day, and of one of its companies or topics, where it
 * names any. A topic has what is below it. To the downstream system, if its owner's go there.
 */
export const isWanted = (
  wish: Wish,
  { topics, companyKey, publishedAt, isForDownstream }: Offer,
): boolean => {
  if (wish.isDownstream) return isForDownstream;
  if (publishedAt < startOfEasternDay(wish.firstDay)) return false;
  if (wish.topics.length + wish.companyKeys.length === 0) return true;
  const asked = new Set(wish.topics.flatMap(withNarrowerTopics));
  return wish.companyKeys.includes(companyKey) || topics.some((topic) => asked.has(topic));
};

const companyKeysSql = `array(select news_key(company) from unnest(companies) as company)`;

const wishes = statement('subscribers-wishes')`
select subscriber_id as "subscriberId", is_downstream as "isDownstream", topics, ${companyKeysSql} as "companyKeys!",
  to_char(first_day, 'YYYY-MM-DD') as "firstDay!"
from subscribers where removed_at is null and (:subscriberId?::integer is null or subscriber_id = :subscriberId?)
order by subscriber_id`;

/** What each subscriber asks for, or one of them; without the downstream system where the operator has none. */
export const wishesOf = async (
  { wire }: Pick<Config, 'wire'>,
  subscriberId: number | null = null,
): Promise<Wish[]> =>
  (await wishes.all({ subscriberId })).filter((one) => wire !== null || !one.isDownstream);

const subscriberServed = statement('subscriber-served')`
select subscriber_id as "subscriberId", name, address, format, sealed_secret as "sealedSecret",
  is_downstream as "isDownstream", failures, failing_since as "failingSince", told_at as "toldAt"
from subscribers
where subscriber_id = :subscriberId and kind = 'push' and removed_at is null and paused_at is null
  and (retry_at is null or retry_at <= :now)`;

export type ServedSubscriber = NonNullable<Awaited<ReturnType<typeof subscriberServed.maybe>>> & {
  receiver: WireReceiver | null;
  written: StoryFormat;
};

const receiverOf = (
  {
    subscriberId,
    address,
    sealedSecret,
  }: { subscriberId: number; address: string | null; sealedSecret: string | null },
  { social }: Pick<Config, 'social'>,
): WireReceiver | null => {
  const secret = sealedSecret && unseal(social.tokenKeys, sealOwner(subscriberId), sealedSecret);
  return address === null || secret === null || secret === ''
    ? null
    : { url: address, secret, isTrusted: false };
};

/**
 * One that is sent to now; null for who fetches, is paused, is gone, or is asked again later. `receiver` is null where its
 * secret cannot be read.
 */
export const findServed = async (
  subscriberId: number,
  config: Pick<Config, 'wire' | 'social'>,
  now: Date,
): Promise<ServedSubscriber | null> => {
  const row = await subscriberServed.maybe({ subscriberId, now });
  if (row === undefined) return null;
  if (!row.isDownstream)
    return { ...row, receiver: receiverOf(row, config), written: formatNamed(row.format) };
  const { wire } = config;
  if (wire === null) return null;
  const written = formatNamed(wire.format === 'json' ? 'ninjs-3.1' : wire.format);
  return { ...row, receiver: { url: wire.url, secret: wire.secret, isTrusted: true }, written };
};
