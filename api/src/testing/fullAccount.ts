import { now } from '../platform/settings/clock';
import { execute } from '../platform/database/database';
import { issueEmailToken } from '../people/registration/emailTokens';
import { enqueue } from '../platform/jobs/queue';
import type { User } from '../people/users/User';
import { makeUser } from './factories';
import { keepVersion } from '../releases/lifecycle/ReleaseVersion';
import { makeRelease } from './makeRelease';
import { makeUpload } from './makeUpload';
import type { TestServer } from './testServer';

export const zdenka = {
  email: 'Zdenka.Vrbova@tiskarna.example',
  firstName: 'Zdenka',
  lastName: 'Vrbová',
  organization: 'Vrbová Tiskárna',
  phone: '+420 777 123 987',
  address1: 'Vrbová ulice 5',
  address2: 'Dvůr za tiskárnou',
  city: 'Vrbovany',
  zip: 'VRB-77712',
} as const;

export const ottoline = {
  email: 'Ottoline.Quist@fyrhavn.example',
  firstName: 'Ottoline',
  lastName: 'Quist',
  organization: 'Quist Fyrhavn',
  phone: '+45 33 91 00 17',
  address1: 'Quistgade 9',
  address2: 'Baghuset',
  city: 'Fyrhavn',
  zip: 'FYR-77709',
} as const;

type Somebody = { [Field in keyof typeof zdenka]: string };

const contactOf = ({ firstName, lastName, organization, email, phone }: Somebody) => {
  const name = `${firstName} ${lastName}`;
  return {
    primaryContactName: name,
    primaryContactCompany: organization,
    primaryContactEmail: email,
    primaryContactPhone: phone,
    hasSecondaryContact: true,
    secondaryContactName: name,
    secondaryContactCompany: organization,
    secondaryContactEmail: email,
    secondaryContactPhone: phone,
    user: name,
    userName: name,
    userEmail: email,
    userPhone: phone,
    linkedinSocialHandle: { type: 'LinkedIn' as const, selected: true, accountName: name },
  };
};

const nameEveryText = async (distributionId: number, lastName: string): Promise<void> => {
  const columns = await execute<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'releases' and data_type = 'text' and column_name <> 'package'`,
  );
  const texts = columns.map(({ name }) => `${name} = 'By ' || $2`).join(', ');
  await execute(`update releases set ${texts} where distribution_id = $1`, [distributionId, lastName]);
};

const rows = (user: User): [sql: string, values: unknown[]][] => [
  [
    `insert into identities values ('http://localhost:1/oauth2/default', 'sub-' || $1::integer, $1::integer)`,
    [user.userId],
  ],
  [`insert into carts values ($1, 1, '{2, 9}', now())`, [user.userId]],
  [
    `insert into access_tokens (user_id, name, scopes, token_hash, last_four, created_at, expires_at)
     values ($1, 'Program of ' || $2, '{releases.read}', sha256($2::bytea), 'abcd', now(), now() + interval '1 day')`,
    [user.userId, user.lastName],
  ],
  [
    `with made as (
       insert into webhooks (user_id, address, events, created_at)
       values ($1, 'https://program.example/' || $2, '{release.held}', now()) returning webhook_id
     ), message as (
       insert into webhook_messages (webhook_id, event, data, created_at, try_at)
       select webhook_id, 'release.held', jsonb_build_object('headline', 'By ' || $2), now(), now() + interval '99 years' from made
       returning message_number
     )
     insert into webhook_tries (message_number, at, milliseconds, answer) select message_number, now(), 1, 'To ' || $2 from message`,
    [user.userId, user.lastName],
  ],
  ['insert into verified_emails values ($1, $2, now())', [user.userId, user.oktaLogin]],
  // Later than any use of a session, which would write it meanwhile.
  [`update users set last_seen_on = '2999-12-31' where user_id = $1`, [user.userId]],
  [`insert into user_parameters values ($1, 'WelcomeMessage', 'false')`, [user.userId]],
  [
    `insert into rate_limits (key, points) values ('activation-by-email:' || $1, 1), ('verification-by-email:' || $1, 1)`,
    [user.oktaLogin],
  ],
  [
    `insert into archived_releases (login, legacy_id, headline, amount_cents) values ($1, 900000 + $2::integer, 'Before', 12000)`,
    [user.oktaLogin, user.userId],
  ],
  [
    `insert into bundle_lots (user_id, package, quantity, purchase_date, expiration_date)
     values ($1, '200', 3, now(), now() + interval '1 year')`,
    [user.userId],
  ],
  [
    `with card as (
       insert into payment_methods (user_id, provider, method_id, brand, last_four, expiry_month, expiry_year, saved_at)
       values ($1, 'stripe', 'pm_' || $1::integer, 'Visa', '4242', 8, 2040, now()) returning payment_method_id as id
     ), renewed as (
       insert into orders (user_id, purpose, subtotal_cents, discount_cents, total_cents, created_date)
       values ($1, 'bundle', 0, 0, 0, now()) returning order_id as id
     ), kept as (insert into payment_customers values ($1, 'stripe', 'cus_' || $1::integer))
     insert into subscriptions (user_id, order_id, payment_method_id, name, contents, terms_id, agreed_at, started_at, due_at)
     select $1, renewed.id, card.id, 'For ' || $2, '[]', terms_id, now(), now(), now() + interval '1 year'
       from card, renewed, terms where kind = 'renewal'`,
    [user.userId, user.lastName],
  ],
  [
    `insert into user_coupons (coupon_code, user_id, original_cents, remaining_cents, expires_at, notes)
     values ('OF-' || $1::integer, $1::integer, 2500, 2500, now(), $2)`,
    [user.userId, `For ${user.firstName} ${user.lastName}`],
  ],
  [
    `insert into social_accounts (user_id, network, provider_account_id, account_name, connected_at)
     values ($1, 'LinkedIn', 'li-1', $2, now())`,
    [user.userId, `${user.firstName} ${user.lastName}`],
  ],
  [
    `insert into social_posts (distribution_id, kind, content)
     select distribution_id, 'linkedIn', jsonb_build_object('text', 'By ' || $2::text) from releases where user_id = $1`,
    [user.userId, user.lastName],
  ],
  [
    `insert into saved_hold_reasons (user_id, created_by, text, created_at)
     values ($1, $1, 'Ask ' || $2::text, now())`,
    [user.userId, user.lastName],
  ],
  [
    `insert into saved_filters (user_id, kind, name, query, created_at)
     values ($1, 'user', 'Of ' || $2::text, '', now())`,
    [user.userId, user.lastName],
  ],
  [
    `with reader as (insert into followers (email, next_at, created_at) values ($1, now(), now()) returning follower_id)
     insert into follows (follower_id, kind, key, label, created_at)
     select follower_id, 'topic', '05000000', 'Education', now() from reader`,
    [user.oktaLogin],
  ],
  [
    `insert into companies (user_id, name, name_key, details, changed_at)
     values ($1, 'Of ' || $2::text, news_key('Of ' || $2::text), jsonb_build_object('contactName', $2::text), now())`,
    [user.userId, user.lastName],
  ],
  [
    `with read as (
       insert into release_analytics (distribution_id, day, reads)
       select distribution_id, current_date, 1 from releases where user_id = $1 returning distribution_id
     )
     insert into release_referrers select distribution_id, current_date, 'elsewhere.example', 1 from read`,
    [user.userId],
  ],
  [
    `insert into record_notes (kind, subject_id, author_id, body, written_at, mentioned)
     values ('user', $1, $1, 'Of ' || $2::text, now(), '{}')`,
    [user.userId, user.lastName],
  ],
  [
    `insert into record_notes (kind, subject_id, author_id, body, written_at, mentioned)
     select 'order', 2000000000, other.user_id, 'Ask @' || $2::text, now(), array[$1::integer]
       from users other where other.user_id <> $1 order by other.user_id limit 1`,
    [user.userId, `${user.firstName} ${user.lastName}`.trim()],
  ],
  [
    `insert into kept_mails (sent_at, user_id, address, subject, body)
     values (now(), $1, $2, 'Welcome', 'Hello ' || $3::text)`,
    [user.userId, user.email, user.lastName],
  ],
  [
    `insert into idempotency_keys (user_id, operation_id, key, body_hash, state, runner, started_at, status, answer)
     values ($1, 'saveDraft', 'k', '', 'done', 1, now(), 200, jsonb_build_object('name', $2::text))`,
    [user.userId, user.lastName],
  ],
];

/** A person with something in every table that can hold something of a person: a draft, a published and paid release. */
export const fullAccount = async (server: TestServer, who: Somebody = zdenka): Promise<User> => {
  const user = await makeUser({ ...who, providerUserId: `00u-${who.firstName.toLowerCase()}` });
  const contact = contactOf(who);
  const draft = await makeRelease(user, contact);
  await nameEveryText(draft.distributionId, who.lastName);
  const published = await makeRelease(user, { ...contact, paid: true }, 'Published');
  const actor = { userId: user.userId, impersonator: null };
  await keepVersion(draft.distributionId, { kind: 'draft', actor, now: now() });
  await keepVersion(published.distributionId, { kind: 'published', actor: 'worker', now: now() });
  await execute(`insert into order_line_items values ($1, 1, 'package', 'Advanced', 1, 36000)`, [
    published.firstOrderId,
  ]);
  await execute(
    `with edit as (insert into edit_requests (distribution_id, order_id, user_id, description, created_at)
       values ($1, $2::integer, $3::integer, 'Please name ' || $4, now()))
     insert into ledger_entries (at, kind, user_id, order_id, amount_cents)
     values (now(), 'sale', $3::integer, $2::integer, 36000)`,
    [published.distributionId, published.firstOrderId, user.userId, who.lastName],
  );
  await execute(
    `insert into payments (order_id, user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote, state,
       created_at, updated_at) values ($1, $2, $3::integer, 'release', 'stripe', 'pi_' || $3::integer, 36000, '{}', 'captured', now(), now())`,
    [published.firstOrderId, user.userId, published.distributionId],
  );
  await execute(
    `insert into refund_requests (order_id, amount_cents, reason, note, state, created_at, changed_at, decided_at, rejection_reason)
     values ($1, 100, 'Other', 'Asked for by ' || $2, 'requested', now(), now(), null, null),
       ($1, 100, 'Other', '', 'rejected', now(), now(), now(), 'Used by ' || $2)`,
    [published.firstOrderId, who.lastName],
  );
  await execute(
    `insert into release_moves (distribution_id, from_state, to_state, action, actor_user_id, actor_name)
     values ($1, 1, 0, 'submit', $2, $3)`,
    [published.distributionId, user.userId, user.oktaLogin],
  );
  await execute(
    `insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
     select subscriber_id, $1, 1, 'first', now(), now() from subscribers where is_downstream`,
    [published.distributionId],
  );
  for (const [sql, values] of rows(user)) await execute(sql, values);
  await makeUpload(user, server.ports.storage);
  await execute(`update files set name = $2 where user_id = $1`, [
    user.userId,
    `${who.firstName} ${who.lastName}.jpeg`,
  ]);
  await issueEmailToken(user.userId, user.email, 'contact', now());
  await enqueue('send-mail', { template: 'contact-verification', userId: user.userId, email: user.email });
  await (
    await server.as(user)
  ).call('setUserParameter', {
    body: { parameterName: 'WelcomeMessage', parameterValue: 'true' },
  });
  return user;
};
