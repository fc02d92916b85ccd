import { makePartner } from '../../src/testing/makePartner';
import type { Feeds, Sending } from './feed';

const partnerOfSlug = async ({ request }: Sending): Promise<void> => {
  request.query['slug'] = (await makePartner({ prices: { '80': 9_900 } })).slug;
};

/** What the calls of the tag partner need. */
export const partner: Feeds = {
  searchPartner: { complete: partnerOfSlug },
  listPartnerPackages: { complete: partnerOfSlug },
};
