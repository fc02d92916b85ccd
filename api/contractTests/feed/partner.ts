import { randomBytes } from 'node:crypto';
import { execute } from '../../src/platform/database/database';
import { makePartner } from '../../src/testing/makePartner';
import { makeUpload } from '../../src/testing/makeUpload';
import type { Feeds, Sending } from './feed';
import { making, noRow, uploads } from './rows';

const bodyOf = ({ request }: Sending) => request.body as Record<string, unknown>;

const newSlug = (): string => `partner-${randomBytes(6).toString('hex')}`;

const partnerOfSlug = async ({ request }: Sending): Promise<void> => {
  request.query['slug'] = (await makePartner({ prices: { '80': 9_900 } })).slug;
};

const pricedOnce = (packages: unknown): unknown =>
  Array.isArray(packages)
    ? [...new Map((packages as { packageId: string }[]).map((own) => [own.packageId, own])).values()]
    : packages;

const withPartner = { complete: making(() => makePartner()) };

export const partner: Feeds = {
  listPartners: withPartner,
  exportPartners: withPartner,
  searchPartner: { complete: partnerOfSlug },
  listPartnerPackages: { complete: partnerOfSlug },
  getPartnerLogo: {
    ids: {
      'path.logoKey': {
        why: 'a logo is for everybody',
        value: async ({ newPerson, ports }) => {
          const { user } = await newPerson('ADMIN');
          const logoKey = await makeUpload(user, ports.storage, { type: 'png' });
          const { partnerId } = await makePartner({ logoKey });
          await execute(
            `insert into file_uses (file_id, used_by, used_by_id)
             select file_id, 'partner', $2 from files where upload_key = $1`,
            [logoKey, partnerId],
          );
          return logoKey;
        },
      },
    },
  },
  createPartner: {
    complete: (sending) => {
      bodyOf(sending)['slug'] = newSlug();
    },
    creates: { nothingToRead: 'a partner is read by its slug, not by its id: savePartner.test.ts does' },
  },
  savePartner: {
    ids: {
      'path.partnerId': {
        why: 'partners belong to nobody: whoever may save one may save all',
        value: async () => (await makePartner()).partnerId,
      },
      'body.partnerId': noRow('ignored: the address says it'),
      'body.packages.packageId': noRow('the id of a package'),
      'body.logoUploadKey': {
        kind: uploads,
        make: ({ ports }, { user }) => makeUpload(user, ports.storage),
        reach: 'owner',
      },
    },
    complete: (sending) => {
      const body = bodyOf(sending);
      body['slug'] = newSlug();
      if (body['version'] !== undefined) body['version'] = 1;
      if (body['packages'] !== undefined) body['packages'] = pricedOnce(body['packages']);
    },
  },
};
