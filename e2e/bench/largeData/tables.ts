/** Ids of large data begin above this number, so that they are known by it and no sequence meets them. */
export const firstId = 100_000_000;

export interface Sizes {
  users: number;
  releases: number;
  orders: number;
  auditLines: number;
}

export const fullSizes: Sizes = {
  users: 1_000_000,
  releases: 200_000,
  orders: 1_000_000,
  auditLines: 1_000_000,
};

/** A share of the full size, at least a hundred rows a table. */
export const sizesOf = (share: number): Sizes =>
  Object.fromEntries(
    Object.entries(fullSizes).map(([name, size]) => [name, Math.max(100, Math.round(size * share))]),
  ) as unknown as Sizes;

export interface LargeTable {
  table: string;
  /** The column by whose number its rows are known. */
  id: string;
  rows: keyof Sizes;
  /** Inserts the rows $1 to $2; names of sizes in braces become their numbers. */
  insert: string;
}

const id = (n: string): string => `${firstId} + ${n}`;
const any = (n: string, below: string): string =>
  `((hashint4((${n})::integer)::bigint & 2147483647) % ${below})::integer`;
const oneOf = (n: string, ...values: string[]): string =>
  `(array['${values.join("','")}'])[1 + ${any(n, String(values.length))}]`;
/** Three years, evenly: the highest number is the newest. */
const when = (n: string, total: string): string =>
  `now() - make_interval(secs => (${total} - ${n}) * 94608000.0 / ${total})`;
const owner = (release: string): string => id(`1 + ${any(release, '{users}')}`);
const releaseOfOrder = '1 + (n - 1) % {releases}';
const rows = 'from generate_series($1::integer, $2::integer) n';

/** At the desk are six in a hundred; one in a hundred is a draft; the others are published. */
const state = `(case n % 100 when 0 then 0 when 1 then 5 when 2 then 2 when 3 then 3 when 4 then 0 when 5 then 9 when 6 then 1 else 4 end)`;
const place = oneOf('n + 3', 'BALTIMORE', 'DENVER', 'LUND', 'OSAKA', 'ZÜRICH', 'PORTO');
const headline = `'Harbor ' || ${oneOf('n', 'Robotics', 'Bakery', 'Optics', 'Textiles', 'Energy', 'Instruments', 'Freight', 'Press')}
  || ' opens plant ' || n || ' for ' || ${oneOf('-n', 'solar panels', 'violins', 'vaccines', 'tunnels', 'museums', 'satellites')}`;

/** Every table of large data in the order in which its rows refer to each other. */
export const largeTables: readonly LargeTable[] = [
  {
    table: 'users',
    id: 'user_id',
    rows: 'users',
    insert: `insert into users (user_id, okta_login, email, first_name, last_name, organization, phone, country, activated_at, created_date)
      overriding system value
      select ${id('n')}, 'large-' || n || '@large.example', 'large-' || n || '@large.example',
        ${oneOf('n', 'Dana', 'Maya', 'Tomás', 'Ruth', 'Imani', 'Ingrid', 'Kenji', 'Olu', 'Priya', 'Sven', 'Wen', 'Zoë')},
        ${oneOf('n + 7', 'Ortiz', 'Lindqvist', 'Herrera', 'Adeyemi', 'Brandt', 'Sato', 'Novak', 'Iyer', 'Quist', 'Falk')} || '-' || n % 5000,
        ${oneOf('n + 11', 'Harbor', 'Summit', 'Orchard', 'Meridian', 'Cedar', 'Atlas')} || ' '
          || ${oneOf('n + 13', 'Robotics', 'Bakery', 'Optics', 'Textiles', 'Energy', 'Press')} || ' ' || n % 20000,
        '410 555 0142', 'USA', ${when('n', '{users}')}, ${when('n', '{users}')} ${rows}`,
  },
  {
    table: 'releases',
    id: 'distribution_id',
    rows: 'releases',
    insert: `insert into releases (distribution_id, user_id, saved_by, prweb_press_release_id, state, package, headline, summary,
        city_state, body, creation_date, saved_at, submitted_date, release_date, published_at, slug, paid_at)
      overriding system value
      select ${id('n')}, ${owner('n')}, ${owner('n')}, ${id('n')}, ${state}, '200', ${headline},
        'A retooled shipyard brings assembly to Sparrows Point.', ${place}, repeat('<p>Harbor Robotics today opened a plant.</p>', 20),
        at, at, case when ${state} <> 1 then at end,
        case when ${state} = 3 then now() + make_interval(hours => 1 + n / 100 % 167) else at end,
        case when ${state} = 4 then at end, case when ${state} = 4 then 'harbor-plant-' || n end,
        case when n <= {orders} then at end
      ${rows}, lateral (select ${when('n', '{releases}')} as at) moment`,
  },
  {
    table: 'release_versions',
    id: 'distribution_id',
    rows: 'releases',
    insert: `insert into release_versions (distribution_id, number, kind, is_automatic, begun_at, saved_at, saved_by, content)
      select distribution_id, 1, case state when 4 then 'published' when 1 then 'draft' else 'submitted' end, false, saved_at,
        saved_at, user_id, jsonb_build_object('package', package, 'headline', headline, 'summary', summary,
          'city_state', city_state, 'body', body)
      from releases where distribution_id between ${id('$1::integer')} and ${id('$2::integer')}`,
  },
  {
    table: 'release_moves',
    id: 'distribution_id',
    rows: 'releases',
    insert: `insert into release_moves (distribution_id, from_state, to_state, action, actor_user_id, actor_name, created_at)
      select distribution_id, 1, case when state = 2 then 2 else 0 end, case when state = 2 then 'hold' else 'submit' end,
        user_id, 'Large Data', submitted_date
      from releases where state <> 1 and distribution_id between ${id('$1::integer')} and ${id('$2::integer')}`,
  },
  {
    table: 'orders',
    id: 'order_id',
    rows: 'orders',
    // Releases and orders refer to each other.
    insert: `with made as (insert into orders (order_id, user_id, distribution_id, purpose, subtotal_cents, discount_cents,
        total_cents, created_date, receipt_sent_at)
      select ${id('n')}, ${owner(releaseOfOrder)}, ${id(releaseOfOrder)}, case when n <= {releases} then 'release' else 'upgrade' end,
        36000, 0, 36000, at, at
      ${rows}, lateral (select ${when('n', '{orders}')} as at) moment
      returning order_id, distribution_id, purpose)
      update releases set first_order_id = order_id from made
       where made.purpose = 'release' and releases.distribution_id = made.distribution_id`,
  },
  {
    table: 'order_line_items',
    id: 'order_id',
    rows: 'orders',
    insert: `insert into order_line_items (order_id, position, type, description, quantity, amount_cents)
      select ${id('n')}, 1, 'package', 'Advanced', 1, 36000 ${rows}`,
  },
  {
    table: 'payments',
    id: 'order_id',
    rows: 'orders',
    insert: `insert into payments (payment_id, order_id, user_id, distribution_id, purpose, provider, intent_id, charge_id,
        amount_cents, quote, state, created_at, updated_at)
      overriding system value
      select ${id('n')}, ${id('n')}, ${owner(releaseOfOrder)}, ${id(releaseOfOrder)},
        case when n <= {releases} then 'release' else 'upgrade' end, 'stripe', 'pi_large_' || n, 'ch_large_' || n, 36000, '{}',
        'captured', at, at
      ${rows}, lateral (select ${when('n', '{orders}')} as at) moment`,
  },
  {
    table: 'audit_log',
    id: 'audit_id',
    rows: 'auditLines',
    insert: `insert into audit_log (audit_id, at, actor_user_id, actor, impersonator_user_id, action, subject_type, subject_id, details)
      overriding system value
      select ${id('n')}, ${when('n', '{auditLines}')},
        case when n % 10 > 0 then ${owner('n')} end, case when n % 10 > 0 then 'person' else 'worker' end,
        case when n % 50 = 1 then ${id('1 + n % 20')} end,
        case when n % 10 = 0 then 'release.publish' else ${oneOf('n + 5', 'release.save', 'release.submit', 'release.hold', 'release.approve', 'session.create', 'session.end', 'profile.save', 'order.paid')} end,
        'release', (${id(`1 + ${any('n', '{releases}')}`)})::text, '{"from": "InEditorialReview", "to": "PendingDistribution"}'
      ${rows}`,
  },
  {
    table: 'audit_origins',
    id: 'audit_id',
    rows: 'auditLines',
    insert: `insert into audit_origins (audit_id, user_id, address, device)
      select ${id('n')}, ${owner('n')}, '203.0.113.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' ${rows}
       where n % 10 > 0`,
  },
];
