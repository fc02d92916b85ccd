import { missingForFeature } from '@dispatch/contract';
import { execute } from '../../src/platform/database/database';
import { limitsInForce, presentLimits } from '../../src/money/approvals/getApprovalLimits';
import { presentPrices, readPrices } from '../../src/money/prices/pricesInForce';
import { presentSite, siteInForce } from '../../src/platform/settings/siteInForce';
import { presentSwitches, switchesInForce } from '../../src/people/features/getInstallationFeatures';
import { readSettings } from '../../src/platform/settings/storedSettings';
import { termsInForce } from '../../src/money/prices/terms';
import { makeUpload } from '../../src/testing/makeUpload';
import { byId } from '../contract/byId';
import type { Feeds, FreeId, Sending } from './feed';
import { uploads } from './rows';

const nameNobodyHas = ({ request }: Sending): void => {
  const body = request.body as Record<string, unknown>;
  if (body['categoryName'] !== undefined) body['categoryName'] = `List ${crypto.randomUUID()}`;
};

const ownList: FreeId = {
  why: 'lists belong to nobody: whoever may save one may save all',
  value: async () => {
    const [row] = await execute<{ id: number }>(
      `insert into journalist_lists (category_name) values (gen_random_uuid()::text)
       returning journalist_list_id as id`,
    );
    return row?.id ?? 0;
  },
};

export const adminSettings: Feeds = {
  setSettings: {
    ids: {
      'body.logoUploadKey': {
        kind: uploads,
        make: ({ ports }, { user }) => makeUpload(user, ports.storage),
        reach: 'owner',
      },
    },
    complete: async ({ request, place }) => {
      const { version } = presentSite(siteInForce(place.config, await readSettings()));
      // A pattern takes addresses that no browser can open.
      Object.assign(request.body as object, { version, termsUrl: '', privacyUrl: '' });
    },
  },
  setPrices: {
    // Tiers go up, and other calls are being paid at the prices meanwhile.
    complete: async ({ request }) => {
      Object.assign(request.body as object, presentPrices(await readPrices()));
    },
  },
  setApprovalLimits: {
    // Other calls give and refund meanwhile.
    complete: async ({ request }) => {
      Object.assign(request.body as object, presentLimits(limitsInForce(await readSettings())));
    },
  },
  addJournalistList: {
    complete: nameNobodyHas,
    creates: { nothingToRead: 'it is read in the lists: journalistLists.test.ts does' },
  },
  saveJournalistList: {
    ids: { 'path.listId': ownList },
    complete: nameNobodyHas,
  },
  deleteJournalistList: {
    ids: { 'path.listId': ownList },
    removes: { stays: 'a list belongs to nobody: journalistLists.test.ts looks for it afterwards' },
  },
  getJournalistImport: { ids: { 'path.listId': ownList } },
  importJournalists: { ids: { 'path.listId': ownList } },
  removeJournalists: {
    ids: { 'path.listId': ownList },
    removes: { stays: 'the list itself, without people' },
  },
  setTerms: {
    complete: async ({ request }) => {
      const body = request.body as { kind: 'purchase' | 'renewal'; version: string };
      body.version = (await termsInForce())[body.kind].version;
    },
    creates: { nothingToRead: 'it is read among the versions: terms.test.ts does' },
  },
  setInstallationFeatures: {
    complete: async ({ request }) => {
      const features = presentSwitches(switchesInForce(await readSettings()));
      const kept = Object.entries(features).filter(
        ([name]) => name === 'version' || missingForFeature[name] !== undefined,
      );
      Object.assign(request.body as object, { ...Object.fromEntries(kept), sessionTimeout: '600,60' });
    },
    // Else the calls after it ask for a captcha, or are switched off, as the last request has it.
    afterwards: async ({ place, caller, request, answer }) => {
      const { version } = JSON.parse(answer.text) as { version: string };
      const body = { ...switchesInForce({}), version };
      const again = await place.call(byId('setInstallationFeatures'), { ...request, body }, caller);
      if (again.status !== 200) throw new Error(`The features were not put back: ${again.text}`);
    },
  },
};
