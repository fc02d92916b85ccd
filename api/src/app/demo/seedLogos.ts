import { acting } from '../../platform/audit/audit';
import { execute, inTransaction } from '../../platform/database/database';
import { type FileUse, keepFile } from '../../platform/files/fileUse';
import { storeFile } from '../../platform/files/storeFile';
import { shrinkToPng } from '../../platform/files/shrinkToPng';
import { User } from '../../people/users/User';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import type { DemoCompany } from './demoData';
import type { DemoPartners } from './demoPartners';

/** The most pixels of a logo (openapi.yaml, getPartnerLogo). */
const most = { width: 800, height: 400 };

/** Whose logo it is; what has one is left alone. Each answers the id of what took it. */
const takers = {
  partner: `update partners set logo_key = $2 where lower(slug) = lower($1) and logo_key is null
    returning partner_id as id`,
  company: `update companies set logo_key = $2 where name = $1 and logo_key is null returning company_id as id`,
} as const satisfies Partial<Record<FileUse['usedBy'], string>>;

type Logo = { usedBy: keyof typeof takers; name: string; logo: string | null };

/** As if an administrator had uploaded them. Not in a transaction. Throws 503. */
export const seedLogos = async (
  { partners, companies }: Pick<DemoPartners, 'partners'> & { companies: readonly DemoCompany[] },
  storage: StoragePort,
  now: Date,
): Promise<void> => {
  const admin = await User.findOne({ where: { groupName: 'ADMIN' }, order: ['userId'] });
  if (admin === null || !storage.isOpen) return;
  const logos: Logo[] = [
    ...partners.map(({ slug, logo }) => ({ usedBy: 'partner' as const, name: slug, logo })),
    ...companies.map(({ name, logo }) => ({ usedBy: 'company' as const, name, logo })),
  ];
  for (const { usedBy, name, logo } of logos) {
    if (logo === null) continue;
    const picture = await shrinkToPng(Buffer.from(logo), most);
    const content = { ...picture, name: `${name}.png`, mediaType: 'image/png', preview: null } as const;
    const file = await storeFile(content, acting(admin), storage, now);
    await inTransaction(async () => {
      const [taker] = await execute<{ id: number }>(takers[usedBy], [name, file.uploadKey]);
      if (taker !== undefined) await keepFile(file.fileId, { usedBy, usedById: taker.id });
    });
  }
};
