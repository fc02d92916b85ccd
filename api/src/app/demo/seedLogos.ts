import { acting } from '../../platform/audit/audit';
import { execute, inTransaction } from '../../platform/database/database';
import { keepFile } from '../../platform/files/fileUse';
import { storeFile } from '../../platform/files/storeFile';
import { shrinkToPng } from '../../platform/files/shrinkToPng';
import { User } from '../../people/users/User';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import type { DemoPartners } from './demoPartners';

/** The most pixels of a logo (openapi.yaml, getPartnerLogo). */
const most = { width: 800, height: 400 };

/** As if an administrator had uploaded them; what has a logo is left alone. Not in a transaction. Throws 503. */
export const seedLogos = async (
  { partners }: Pick<DemoPartners, 'partners'>,
  storage: StoragePort,
  now: Date,
): Promise<void> => {
  const admin = await User.findOne({ where: { groupName: 'ADMIN' }, order: ['userId'] });
  if (admin === null || !storage.isOpen) return;
  for (const { slug, logo } of partners) {
    if (logo === null) continue;
    const picture = await shrinkToPng(Buffer.from(logo), most);
    const content = { ...picture, name: `${slug}.png`, mediaType: 'image/png', preview: null } as const;
    const file = await storeFile(content, acting(admin), storage, now);
    await inTransaction(async () => {
      const [partner] = await execute<{ partner_id: number }>(
        'update partners set logo_key = $2 where lower(slug) = lower($1) and logo_key is null returning partner_id',
        [slug, file.uploadKey],
      );
      if (partner === undefined) return;
      await keepFile(file.fileId, { usedBy: 'partner', usedById: partner.partner_id });
    });
  }
};
