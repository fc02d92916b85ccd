import type { OperationId } from '@dispatch/contract';
import { firstId, type Sizes } from './tables';

export interface Question {
  list: string;
  name: string;
  id: OperationId;
  query?: Record<string, string>;
  path?: Record<string, string>;
  /** Who asks; an admin where nobody is named. */
  as?: 'customer';
  /** Milliseconds at the median, where less is allowed than for all. */
  median?: number;
}

const page100 = { pageNumber: '100' };
const inMiddle = (rows: number): string => String(firstId + Math.floor(rows / 2));
const day = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();

const list = (
  name: string,
  id: OperationId,
  search: string,
  searches: Record<string, string>,
  filters: Record<string, Record<string, string>> = {},
): Question[] => [
  { list: name, name: 'first page', id },
  { list: name, name: 'page 100', id, query: page100 },
  ...Object.entries(searches).map(([what, words]) => ({
    list: name,
    name: `search, ${what}`,
    id,
    query: { [search]: words },
  })),
  ...Object.entries(filters).map(([what, query]) => ({ list: name, name: what, id, query })),
];

/** Of an account with one of a hundred releases, in the pages of the dashboard. */
const dashboard: readonly Question[] = (
  [
    { name: 'first page', median: 20 },
    { name: 'fifth page', query: { pageNumber: '5' } },
    { name: 'search, a word of one in eight', query: { searchText: 'robotics' } },
    { name: 'search, nothing has it', query: { searchText: 'zeppelin museum' } },
    { name: 'status draft', query: { status: '1' } },
    { name: 'search and status', query: { status: '1', searchText: 'plant' } },
  ] as readonly Pick<Question, 'name' | 'median' | 'query'>[]
).map((question) => ({
  list: 'My Releases',
  id: 'listReleases',
  as: 'customer',
  ...question,
  query: { limit: '200', ...question.query },
}));

/** All that is measured: first page, page 100, each search and filter, each detail. */
export const questionsOf = ({ users, releases, orders }: Sizes): readonly Question[] => [
  ...dashboard,
  ...list(
    'Users',
    'searchUsers',
    'userSearchToken',
    {
      'a common word': 'robotics',
      'a name': 'adeyemi-77',
      'a login': 'large-4711@large',
      'nothing has it': 'zeppelin museum',
      'one letter': 'a',
      'two letters that nothing has': 'zz',
    },
    {
      'by login': { sortBy: 'oktaLogin', sortDirection: 'desc' },
      'by group, page 100': { sortBy: 'group', ...page100 },
    },
  ),
  { list: 'Users', name: 'detail', id: 'getUser', path: { id: inMiddle(users) } },
  ...list('Orders', 'searchOrders', 'searchText', {
    'a login': 'large-4711@large',
    'a number': inMiddle(orders),
    'what all have': 'large',
    'nothing has it': 'zeppelin museum',
    'one letter': 'a',
    'two letters that nothing has': 'zz',
  }),
  { list: 'Orders', name: 'detail', id: 'getOrder', query: { orderId: inMiddle(orders) } },
  ...list(
    'Desk',
    'listEditorialQueue',
    'searchText',
    {
      'a common word': 'robotics',
      'a number': inMiddle(releases),
      'a customer': 'adeyemi-77',
      'nothing has it': 'zeppelin museum',
      'one letter': 'a',
      'two letters that nothing has': 'zz',
    },
    { 'published ones': { status: '4' }, 'by headline, page 100': { sortBy: 'headline', ...page100 } },
  ),
  { list: 'Desk', name: 'detail', id: 'getReviewedRelease', path: { id: String(firstId + 10_000) } },
  ...list(
    'Audit log',
    'listAuditEntries',
    'searchText',
    {
      'part of an act': 'hold',
      'an id': inMiddle(releases),
      'a name': 'adeyemi-77',
      'nothing has it': 'zeppelin museum',
      'one letter': 'a',
      'two letters that nothing has': 'zz',
    },
    {
      'a person': { actor: 'large-4711@large.example' },
      'staff in others’ places': { actor: 'large-7@large.example' },
      'the worker, page 100': { actor: 'worker', ...page100 },
      'an act': { action: 'release.hold' },
      'an act that is rare': { action: 'job.' },
      'a subject': { subjectType: 'release', subjectId: inMiddle(releases) },
      'a kind of subject': { subjectType: 'release' },
      'a kind that is rare': { subjectType: 'partner' },
      'a month of last year': { from: ago(430), to: ago(400) },
      'an act in that month': { action: 'release.hold', from: ago(430), to: ago(400) },
    },
  ),
  { list: 'Overview', name: 'figures', id: 'getOverview' },
  { list: 'Failed jobs', name: 'first page', id: 'listFailedJobs' },
];
