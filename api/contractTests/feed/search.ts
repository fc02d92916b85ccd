import { makeRelease } from '../../src/testing/makeRelease';
import type { Feeds } from './feed';
import { noRow } from './rows';

export const search: Feeds = {
  searchRecords: {
    ids: { 'query.searchText': noRow('a text, which finds what whoever asks may see') },
    complete: async ({ owner: { user }, request }) => {
      const { prwebPressReleaseId } = await makeRelease(user, { paid: true });
      request.query = { searchText: String(prwebPressReleaseId) };
    },
  },
};
