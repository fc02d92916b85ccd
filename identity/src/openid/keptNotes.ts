import { statement } from '@dispatch/api/statement';

/** What is kept of a sign-in or a session for some minutes: whose password was right, who has to set up a factor, and what a passkey has to answer. */
type Kind = 'awaited-factor' | 'awaited-set-up' | 'factor-set-up' | 'passkey-request' | 'passkey-creation';

const minutes = 10;

const keeping = statement('identity-keep-note', { isBrief: true })`
insert into identity.openid_rows (model, id, payload, expires_at)
  values ('note:' || :kind::text, :id, to_jsonb(:value::text), :expiresAt)
  on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`;

const reading = statement('identity-note', { isBrief: true })`
select payload #>> '{}' as "value!" from identity.openid_rows
  where model = 'note:' || :kind::text and id = :id and expires_at > :now`;

const taking = statement('identity-take-note', { isBrief: true })`
delete from identity.openid_rows where model = 'note:' || :kind::text and id = :id and expires_at > :now
  returning payload #>> '{}' as "value!"`;

/** Keeps one note of a kind for a sign-in or session, in the place of the one before. */
export const keepNote = (kind: Kind, id: string, value: string, now: Date): Promise<number> =>
  keeping.run({ kind, id, value, expiresAt: new Date(now.getTime() + minutes * 60_000) });

/** Null when there is none, or it is too old. */
export const readNote = async (kind: Kind, id: string, now: Date): Promise<string | null> =>
  (await reading.maybe({ kind, id, now }))?.value ?? null;

/** Reads and ends it: of many who take it at the same time one gets it. */
export const takeNote = async (kind: Kind, id: string, now: Date): Promise<string | null> =>
  (await taking.maybe({ kind, id, now }))?.value ?? null;
