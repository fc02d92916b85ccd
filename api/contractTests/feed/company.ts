import { execute } from '../../src/platform/database/database';
import { makeUser } from '../../src/testing/factories';
import { makeUpload } from '../../src/testing/makeUpload';
import type { Person, Place } from '../place/place';
import type { Feeds, FreeId, OwnedId, RowKind, Sending } from './feed';
import { making, uploads } from './rows';

const companies: RowKind = { name: 'company page', shownAs: ['companyId'] };

const company = async (userId: number): Promise<number> =>
  (
    await execute<{ id: number }>(
      `insert into companies (user_id, name, name_key, changed_at)
       select $1, made.name, news_key(made.name), now() from (select gen_random_uuid()::text as name) made
       returning company_id as id`,
      [userId],
    )
  )[0]?.id ?? 0;

const own = (_place: Place, { user }: Person): Promise<number> => company(user.userId);

const withSite = async (_place: Place, { user }: Person): Promise<number> => {
  const id = await company(user.userId);
  await execute(
    `update companies set details = '{"websiteUrl":"https://harbor.example/"}' where company_id = $1`,
    [id],
  );
  return id;
};

const ownCompany: OwnedId = { kind: companies, make: own, reach: 'owner' };

const anyCompany: FreeId = {
  why: 'the desk decides over the names of all',
  value: async () => company((await makeUser()).userId),
};

const logo: OwnedId = {
  kind: uploads,
  make: ({ ports }, { user }) => makeUpload(user, ports.storage),
  reach: 'owner',
};

const bodyOf = ({ request }: Sending) => request.body as Record<string, unknown>;

const nameNobodyHas = (sending: Sending): void => {
  bodyOf(sending)['name'] = `Company ${crypto.randomUUID()}`;
  if (bodyOf(sending)['version'] !== undefined) bodyOf(sending)['version'] = 1;
};

export const companyFeeds: Feeds = {
  listCompanies: {
    ids: {
      'query.distributionId': { why: 'a release that somebody may not see has no pages: companies.test.ts' },
    },
    complete: making(own),
  },
  createCompany: {
    ids: { 'body.logoUploadKey': logo },
    complete: nameNobodyHas,
    creates: { nothingToRead: 'a page is read in the list of all: companies.test.ts does' },
  },
  saveCompany: {
    ids: { 'path.id': ownCompany, 'body.logoUploadKey': logo },
    complete: nameNobodyHas,
  },
  deleteCompany: {
    ids: { 'path.id': ownCompany },
    removes: { stays: 'it is read in the list of all alone: companies.test.ts looks for it afterwards' },
  },
  checkCompanySite: { ids: { 'path.id': { ...ownCompany, make: withSite } } },
  listCompanyNames: { complete: making(own) },
  decideCompanyName: {
    ids: { 'path.id': anyCompany },
    complete: (sending) => {
      bodyOf(sending)['version'] = 1;
    },
  },
};
