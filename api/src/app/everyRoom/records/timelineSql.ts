import { movingActs, type RecordKind } from '@dispatch/contract';
import { staffNameSql } from '../../../people/users/userSql';
import { dollarsSql } from '../../../platform/database/dollarsSql';
import { variants } from '../../../platform/database/statement';

/** A user may have very many releases, orders, coupons and bundles: so many of the newest are looked at. */
const mostOfUser = 200;

type Source = {
  /** The place of the source among what happened at the same instant, and in the key of an entry: never changed. */
  rank: number;
  kind: 'note' | 'move' | 'money' | 'mail' | 'delivery' | 'act';
  /** SQL of the instant and of the id of a row. */
  at: string;
  id: string;
  /** SQL of what it is, for the words; and of who has done it, in whose place, what was said, and how much was paid. */
  what: string;
  who?: string;
  inPlaceOf?: string;
  text?: string;
  detail?: string;
  cents?: string;
  /** SQL of the id of the release or the order that it belongs to, where that is not the record itself. */
  releaseId?: string;
  orderId?: string;
  /** From where; with the condition that leads to the rows of the record `:id`. */
  from: string;
};

const moving = movingActs.map((act) => `'${act}'`).join(', ');

const actColumns = {
  at: 'a.at',
  id: 'a.audit_id',
  what: 'a.action',
  who: 'coalesce(a.impersonator_user_id, a.actor_user_id)',
  inPlaceOf: 'case when a.impersonator_user_id is not null then a.actor_user_id end',
};

const actsOf = (type: RecordKind, but: string): Source => ({
  ...actColumns,
  rank: 3,
  kind: 'act',
  from: `audit_log a where a.subject_type = '${type}' and a.subject_id = :id::text and ${but}`,
});

const note = (kind: RecordKind): Source => ({
  rank: 1,
  kind: 'note',
  at: 'n.written_at',
  id: 'n.note_id',
  what: `'note'`,
  who: 'n.author_id',
  text: `nullif(n.body, '')`,
  from: `record_notes n where n.kind = '${kind}' and n.subject_id = :id`,
});

const mail = (column: string): Source => ({
  rank: 6,
  kind: 'mail',
  at: 'm.sent_at',
  id: 'm.mail_id',
  what: 'm.subject',
  text: 'm.body',
  detail: 'm.address',
  releaseId: 'm.distribution_id',
  orderId: 'm.order_id',
  from: `kept_mails m where m.${column} = :id`,
});

const moveColumns = {
  rank: 2,
  kind: 'move',
  at: 'm.created_at',
  id: 'm.release_move_id',
  what: `'release.' || m.action`,
  // Where staff has acted for the customer, the name is that of the staff.
  who: 'coalesce((select user_id from users where okta_login = m.actor_name), m.actor_user_id)',
  inPlaceOf:
    'case when m.actor_name <> (select okta_login from users where user_id = m.actor_user_id) then m.actor_user_id end',
  text: `nullif(array_to_string(m.reasons, E'\\n'), '')`,
  detail: `m.from_state || ' ' || m.to_state`,
} as const;

const orderColumns = {
  rank: 4,
  kind: 'money',
  at: 'o.created_date',
  id: 'o.order_id',
  what: `'order.' || o.purpose`,
  who: 'o.user_id',
  detail: `(select string_agg(l.description, ', ' order by l.position) from order_line_items l
    where l.order_id = o.order_id and l.amount_cents < 0)`,
  cents: 'o.total_cents',
  orderId: 'o.order_id',
  releaseId: 'o.distribution_id',
} as const;

/** A request as it came, and what has become of it. */
const refunds = (of: string): readonly Source[] => [
  {
    rank: 5,
    kind: 'money',
    at: 'q.created_at',
    id: 'q.refund_request_id',
    what: `'refund.requested'`,
    who: 'q.requested_by',
    text: 'q.reason',
    detail: `${dollarsSql('q.amount_cents')}::text`,
    orderId: 'q.order_id',
    from: `refund_requests q where q.order_id = ${of}`,
  },
  {
    rank: 7,
    kind: 'money',
    at: 'q.changed_at',
    id: 'q.refund_request_id',
    what: `'refund.' || q.state`,
    who: 'q.decided_by',
    text: 'coalesce(q.rejection_reason, q.failure)',
    cents: `case when q.state = 'approved' then -q.amount_cents end`,
    orderId: 'q.order_id',
    from: `refund_requests q where q.order_id = ${of} and q.state <> 'requested'`,
  },
];

const ofOrders = (condition: string): string =>
  `any(array(select order_id from orders where ${condition} order by order_id desc limit ${mostOfUser}))`;

/** SQL of the ids of what belongs to the user, as the log writes them. */
const ownIds = (id: string, table: string): string =>
  `any(array(select ${id}::text from ${table} where user_id = :id order by ${id} desc limit ${mostOfUser}))`;

const sources: Record<RecordKind, readonly Source[]> = {
  user: [
    note('user'),
    {
      ...moveColumns,
      releaseId: 'm.distribution_id',
      from: `(select distribution_id from releases where user_id = :id
          order by creation_date desc, distribution_id desc limit ${mostOfUser}) r
        join release_moves m using (distribution_id) where true`,
    },
    actsOf('user', `a.action <> all(array['parameter.set', 'note.add', 'note.withdraw'])`),
    {
      ...orderColumns,
      from: `(select * from orders where user_id = :id order by order_id desc limit ${mostOfUser}) o where true`,
    },
    ...refunds(ofOrders('user_id = :id')),
    {
      ...actColumns,
      rank: 8,
      kind: 'money',
      from: `audit_log a where a.subject_type = 'coupon' and a.subject_id = ${ownIds('user_coupon_id', 'user_coupons')}`,
    },
    {
      ...actColumns,
      rank: 9,
      kind: 'money',
      from: `audit_log a where a.subject_type = 'bundle' and a.subject_id = ${ownIds('bundle_lot_id', 'bundle_lots')}`,
    },
    mail('user_id'),
  ],
  order: [
    note('order'),
    actsOf(
      'order',
      `a.action not like 'refund.%' and a.action <> all(array['order.paid', 'note.add', 'note.withdraw'])`,
    ),
    { ...orderColumns, orderId: undefined, from: 'orders o where o.order_id = :id' },
    {
      rank: 10,
      kind: 'money',
      at: 'p.updated_at',
      id: 'p.payment_id',
      what: `'payment.' || p.state`,
      who: 'p.user_id',
      detail: `concat_ws(', ', case when p.provider = 'paypal' then 'PayPal'
        else coalesce(p.card_brand || ' ending in ' || p.card_last_four, 'Card') end, coalesce(p.intent_id, p.charge_id))`,
      cents: 'p.amount_cents',
      from: 'payments p where p.order_id = :id',
    },
    ...refunds(':id').map((source) => ({ ...source, orderId: undefined })),
    {
      rank: 11,
      kind: 'money',
      at: 'o.revenue_recognition_date',
      id: 'o.order_id',
      what: `'order.recognized'`,
      from: 'orders o where o.order_id = :id and o.revenue_recognition_date is not null',
    },
    { ...mail('order_id'), orderId: undefined },
  ],
  release: [
    note('release'),
    { ...moveColumns, from: 'release_moves m where m.distribution_id = :id' },
    // What its owner saves while writing is in the version history.
    actsOf(
      'release',
      `a.action <> all(array[${moving}, 'note.add', 'note.withdraw'])
        and not (a.action = 'release.save' and a.impersonator_user_id is null
          and a.actor_user_id = (select user_id from releases where distribution_id = :id))`,
    ),
    { ...orderColumns, releaseId: undefined, from: 'orders o where o.distribution_id = :id' },
    ...refunds(ofOrders('distribution_id = :id')),
    { ...mail('distribution_id'), releaseId: undefined },
    {
      rank: 12,
      kind: 'delivery',
      at: 'coalesce(d.settled_at, d.created_at)',
      id: 'd.delivery_number',
      what: `'delivery.' || d.occasion || '.' || d.state`,
      detail: `concat_ws(' · ', s.name, d.story_number, d.problem)`,
      from: 'deliveries d join subscribers s using (subscriber_id) where d.distribution_id = :id',
    },
    {
      rank: 13,
      kind: 'delivery',
      at: 'p.tried_at',
      id: 'p.social_post_id',
      what: `'social.' || p.kind || case when p.posted_at is null then '.failed' else '.posted' end`,
      text: `p.content ->> 'text'`,
      detail: 'coalesce(p.address, p.problem)',
      from: 'social_posts p where p.distribution_id = :id and p.tried_at is not null',
    },
    {
      rank: 14,
      kind: 'delivery',
      at: 'j.at',
      id: '1',
      what: `'journalists'`,
      detail: `concat_ws(' ', j.sent, j.waiting, j.lost)`,
      from: `(select max(try_at) as at, count(*) filter (where state = 'sent') as sent,
          count(*) filter (where state in ('waiting', 'sending')) as waiting,
          count(*) filter (where state in ('refused', 'withheld')) as lost
        from journalist_mails where distribution_id = :id) j where j.at is not null`,
    },
    {
      rank: 15,
      kind: 'delivery',
      at: 'j.at',
      id: '1',
      what: `'journalists.' || j.occasion`,
      detail: `concat_ws(' ', j.sent, j.waiting, j.lost)`,
      from: `(select max(try_at) as at, max(occasion) as occasion, count(*) filter (where state = 'sent') as sent,
          count(*) filter (where state in ('waiting', 'sending')) as waiting,
          count(*) filter (where state in ('refused', 'withheld')) as lost
        from journalist_corrections where distribution_id = :id) j where j.at is not null`,
    },
  ],
};

const typed = (sql: string | undefined, type: string): string => `(${sql ?? 'null'})::${type}`;

/** The newest of a source that come behind the last entry; nothing where another kind alone is asked for. */
const newest = ({ rank, kind, at, id, from, ...columns }: Source): string => `
(select ${at} as at, ${rank} as rank, (${id})::bigint as id, '${kind}' as kind, ${typed(columns.what, 'text')} as what,
   ${typed(columns.who, 'integer')} as who, ${typed(columns.inPlaceOf, 'integer')} as in_place_of,
   ${typed(columns.text, 'text')} as text, ${typed(columns.detail, 'text')} as detail, ${typed(columns.cents, 'float8')} as cents,
   ${typed(columns.releaseId, 'integer')} as release_id, ${typed(columns.orderId, 'integer')} as order_id
 from ${from}
   and (:only?::text is null or :only = '${kind}')${kind === 'money' ? ' and :seesMoney::boolean' : ''}
   and ${at} <= :at::timestamptz and (${at}, ${rank}, (${id})::bigint) < (:at::timestamptz, :rank::integer, :key::bigint)
 order by 1 desc, 3 desc limit :limit::integer)`;

/** One page, newest first; one row more than asked for says that there are more. */
export const timelinePage = variants(
  'timeline-page',
  { kind: ['user', 'order', 'release'] },
  ({ kind }) => `
select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || t.rank || '_' || t.id as "key!",
  t.at as "at!", t.kind as "kind!", t.what as "what!", t.text, t.detail, t.cents, t.release_id, t.order_id,
  ${staffNameSql('person')} as by, ${staffNameSql('other')} as "inPlaceOf",
  case when t.kind = 'note' then (
    select json_build_object('noteId', n.note_id, 'answers', n.answers, 'author', n.author_id,
      'isWithdrawn', n.withdrawn_at is not null,
      'mentioned', coalesce((select json_agg(${staffNameSql('u')} order by u.user_id) from users u
        where u.user_id = any(n.mentioned) and n.withdrawn_at is null), '[]'))
    from record_notes n where n.note_id = t.id
  ) end as note
from (${sources[kind].map(newest).join('\nunion all')}
  order by 1 desc, 2 desc, 3 desc limit :limit) t
left join users person on person.user_id = t.who
left join users other on other.user_id = t.in_place_of
order by t.at desc, t.rank desc, t.id desc`,
);
