import { statement } from '@dispatch/api/statement';
import type { Adapter, AdapterPayload } from 'oidc-provider';

// Where oidc-provider keeps sessions, grants, codes and sign-ins under way.

type Row = { payload: AdapterPayload };

const writing = statement('identity-write-openid-row', { isBrief: true })`
insert into identity.openid_rows (model, id, payload, uid, grant_id, account_id, expires_at)
  values (:model, :id, :payload::jsonb, :uid?, :grantId?, :accountId?, :expiresAt?)
  on conflict (model, id) do update set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
    account_id = excluded.account_id, expires_at = excluded.expires_at`;

const alive = '(expires_at is null or expires_at > :now)';

const finding = statement('identity-openid-row', { isBrief: true })`
select payload from identity.openid_rows where model = :model and id = :id and ${alive}`.as<Row>();

const findingByUid = statement('identity-openid-row-by-uid', { isBrief: true })`
select payload from identity.openid_rows where uid = :uid and model = :model and ${alive}`.as<Row>();

const consuming = statement('identity-consume-openid-row', { isBrief: true })`
update identity.openid_rows set payload = payload || jsonb_build_object('consumed', :second::bigint)
  where model = :model and id = :id`;

const removing = statement('identity-remove-openid-row', { isBrief: true })`
delete from identity.openid_rows where model = :model and id = :id`;

const removingGrant = statement('identity-remove-openid-grant', { isBrief: true })`
delete from identity.openid_rows where grant_id = :grantId`;

const removingOfAccount = statement('identity-end-sign-ins')`
with ended as (delete from identity.sign_ins where account_id = :accountId and uid is distinct from :keptUid?)
delete from identity.openid_rows where account_id = :accountId and uid is distinct from :keptUid?`;

const removingExpired = statement('identity-remove-expired-openid-rows')`
delete from identity.openid_rows where (model, id) in (
  select model, id from identity.openid_rows where expires_at <= :now limit 1000)`;

const removingEndedSignIns = statement('identity-remove-ended-sign-ins')`
delete from identity.sign_ins s where not exists (
  select from identity.openid_rows o where o.uid = s.uid and o.model = 'Session')`;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The rows of one of its models. The clock says which are still alive. */
export const openIdRows = (model: string, clock: () => Date): Adapter => ({
  upsert: async (id, payload, expiresIn) => {
    await writing.run({
      model,
      id,
      payload: JSON.stringify(payload),
      uid: text(payload.uid),
      grantId: text(payload.grantId),
      accountId: text(payload.accountId),
      expiresAt: expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null,
    });
  },
  find: async (id) => (await finding.maybe({ model, id, now: clock() }))?.payload,
  findByUid: async (uid) => (await findingByUid.maybe({ model, uid, now: clock() }))?.payload,
  // Of the device flow, which is not offered.
  findByUserCode: () => Promise.resolve(undefined),
  consume: async (id) => {
    await consuming.run({ model, id, second: String(Math.floor(clock().getTime() / 1000)) });
  },
  destroy: async (id) => {
    await removing.run({ model, id });
  },
  revokeByGrantId: async (grantId) => {
    await removingGrant.run({ grantId });
  },
});

/** Ends all sign-ins of an account but one, after what whoever is signed in elsewhere must not outlive. */
export const endSignIns = (accountId: string, keptUid: string | null): Promise<number> =>
  removingOfAccount.run({ accountId, keptUid });

/** Removes what nobody can use any more, in batches. */
export const removeExpired = async (now: Date): Promise<void> => {
  while ((await removingExpired.run({ now })) > 0);
  await removingEndedSignIns.run();
};
