import { makeRelease } from '../../src/testing/makeRelease';
import type { Feeds } from './feed';

export const search: Feeds = {
  searchRecords: {
    complete: async ({ owner: { user }, request }) => {
      const { prwebPressReleaseId } = await makeRelease(user, { paid: true });
      request.query = { searchText: String(prwebPressReleaseId) };
    },
  },
};
