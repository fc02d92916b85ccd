import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleOrdersSearch } from '../../money/bundles/searchBundleOrders';
import { couponsSearch } from '../../money/discounts/couponSql';
import { universalCouponsSearch } from '../../money/discounts/universalCouponSql';
import { orderFiltersOf } from '../../money/orders/searchOrders';
import { ordersSearch } from '../../money/orders/searchOrdersSql';
import { auditFilters, auditMeant, auditSearch } from '../../people/audit/auditEntriesAsked';
import { partnersSearch } from '../../people/partners/listPartners';
import { userFiltersOf } from '../../people/users/searchUsers';
import { usersSearch } from '../../people/users/searchUsersSql';
import { COUNT_CAP } from '../../platform/call/listPage';
import { anywhere, type Search, searchOf } from '../../platform/call/searchText';
import { execute } from '../../platform/database/database';
import { archivedSearch } from '../../releases/archive/listArchivedReleasesSql';
import { releasesSearch } from '../../releases/authoring/listReleasesSql';
import { editRequestsSearch } from '../../releases/desk/listEditRequests';
import {
  customersMeant,
  queuePeople,
  queueSearch,
  queueSearchOfMany,
} from '../../releases/desk/listEditorialQueueSql';
import { journalistListsSearch } from '../../releases/journalists/listAllJournalistLists';
import { planOf } from '../../testing/planOf';
import { startTestServer, type TestServer } from '../../testing/testServer';

/** Of each kind; several times as many as are counted. */
const rows = 40_000;

let server: TestServer;

/** Every person, headline, code and name has a word that begins with A; none one that begins with zz, though zz is in all. */
const planted = `
insert into users (user_id, okta_login, email, first_name, last_name, organization) overriding system value
  select 1000000 + n, 'large-' || n || '@mezzo.example', 'large-' || n || '@mezzo.example', 'Ann', 'Mezz-' || n % 500, 'Atlas ' || n
  from generate_series(1, ${rows}) n;
insert into releases (distribution_id, user_id, saved_by, package, headline, state, release_date, body) overriding system value
  select 1000000 + n, 1000000 + n, 1000000 + n, '80', 'A plant ' || n || ' of mezzanines', 0, now() + n * interval '1 second', repeat('A plant. ', 50)
  from generate_series(1, ${rows}) n;
insert into orders (order_id, user_id, distribution_id, purpose, subtotal_cents, discount_cents, total_cents, created_date)
  select 1000000 + n, 1000000 + n, 1000000 + n, 'release', 8000, 0, 8000, now() from generate_series(1, ${rows}) n;
insert into orders (order_id, user_id, purpose, subtotal_cents, discount_cents, total_cents, created_date)
  select 2000000 + n, 1000000 + n, 'bundle', 8000, 0, 8000, now() from generate_series(1, ${rows}) n;
insert into edit_requests (distribution_id, order_id, user_id, description, created_at)
  select distribution_id, order_id, user_id, 'A word', now() + order_id * interval '1 second' from orders where purpose = 'release';
insert into user_coupons (coupon_code, user_id, original_cents, remaining_cents, expires_at)
  select 'AZZ' || n, 1000000 + n, 100, 100, now() + n * interval '1 second' from generate_series(1, ${rows}) n;
insert into universal_coupons (coupon_code, is_fixed, amount_cents, starts_at, expires_at, notes)
  select 'AZZ' || n, true, 100, now(), now(), '' from generate_series(1, ${rows}) n;
insert into partners (slug, name) select 'azz-' || n, 'Azz ' || n from generate_series(1, ${rows}) n;
insert into journalist_lists (journalist_list_id, category_name) overriding system value
  select 1000000 + n, 'Azz ' || n from generate_series(1, ${rows}) n;
insert into archived_releases (login, headline, release_date, legacy_id, amount_cents)
  select case when n % 100 = 0 then 'maya' else 'other-' || n end, 'A plant of mezzanines ' || n, now(), n, 0 from generate_series(1, ${rows}) n;
insert into audit_log (actor_user_id, actor, action, subject_type, subject_id)
  select 1000000 + n, 'person', 'release.save', 'release', n::text from generate_series(1, ${rows}) n`;

beforeAll(async () => {
  server = await startTestServer();
  await execute(planted);
  for (const [, table] of planted.matchAll(/insert into (\w+)/g)) await execute(`vacuum analyze ${table}`);
}, 300_000);
afterAll(() => server.stop());

type Node = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows of tables a statement looks at. */
const rowsRead = async (...[statement, parameters]: Parameters<typeof planOf<never>>): Promise<number> => {
  const [{ Plan: plan }] = JSON.parse(await planOf(statement, parameters, 'analyze, format json')) as [
    { Plan: Node },
  ];
  return nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce(
      (sum, node) =>
        sum +
        node['Actual Loops'] *
          (node['Actual Rows'] +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)),
      0,
    );
};

const page = { limit: 25, offset: 0 };
const own = { userId: 1_000_001, states: [0], seesAll: false };

/** The statements of every list that is searched, with what they are asked. */
const statements: Record<string, (search: Search, text: string) => Promise<[unknown, object][]>> = {
  searchUsers: async (search) => [
    [usersSearch({ by: 'email', direction: 'asc' }), { ...search, ...userFiltersOf({}), after: null }],
  ],
  searchOrders: async (search) => [
    [
      ordersSearch({ by: 'createdDate', direction: 'desc' }),
      { ...search, ...orderFiltersOf({}), after: null },
    ],
  ],
  searchBundleOrders: async (search) => [
    [bundleOrdersSearch({ by: 'bundleOrderId', direction: 'asc' }), search],
  ],
  searchCoupons: async (search) => [[couponsSearch({ by: 'expirationDate', direction: 'asc' }), search]],
  searchUniversalCoupons: async (search) => [[universalCouponsSearch, search]],
  listPartners: async (search) => [[partnersSearch, search]],
  listAllJournalistLists: async (search) => [[journalistListsSearch, search]],
  listEditRequests: async (search) => [[editRequestsSearch, { ...search, state: 'open' }]],
  listEditorialQueue: async (search) => {
    const people = await customersMeant(search);
    const sort = { by: 'releaseDate', direction: 'asc' } as const;
    const asked = { ...search, states: [0, 5, 9], now: new Date(), me: 1 };
    return [
      [queuePeople, search],
      people === null ? [queueSearchOfMany(sort), asked] : [queueSearch(sort), { ...asked, people }],
    ];
  },
  listAuditEntries: async (search, text) => [
    [auditMeant, { ...search, part: anywhere(text) }],
    [auditSearch, await auditFilters({ searchText: text })],
  ],
  listReleases: async (search) => [[releasesSearch, { ...search, ...own }]],
  listArchivedReleases: async (search) => [[archivedSearch, { ...search, login: 'maya' }]],
};

/** Two samples of 3,000, and never a table. */
const none = 7_000;
/** Samples, what is counted, and once the people, whom PostgreSQL hashes as long as they are no more than here. */
const most = 5 * COUNT_CAP;

describe.each(Object.entries(statements))('%s', (_name, askedFor) => {
  it.each([
    ['zz', none],
    ['zz zz', none],
    ['a', most],
    ['zeppelin museum', none],
    // The index of words knows no number of two digits.
    ['plant 77', most],
  ])('reads for %j no more than %d rows', async (text, limit) => {
    const search = searchOf(text);
    if (search === null) throw new Error('There is nothing to look for.');
    let read = 0;
    for (const [statement, parameters] of await askedFor(search, text))
      read += await rowsRead(statement as never, { ...page, ...parameters } as never);
    expect(read).toBeLessThanOrEqual(limit);
  });
});
