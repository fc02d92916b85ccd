import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { statement } from '../../platform/database/statement';
import { changeLogo, newLogo } from '../../platform/files/logo';
import { type PartnerPage, partnerById } from './readPartner';
import type { StoredFile } from '../../platform/files/StoredFile';
import { checkPrices, savePrices } from './partnerPrices';
import { partnerTexts } from './partnerTexts';
import { partnerStale, slugTaken } from './refusals';

type Saving = Call<'savePartner'>;

type Current = { version: number; logo_key: string | null; saved_at: Date; saved_by: string | null };

const partnerLock = statement('partner-lock')`
select p.version, p.logo_key, p.saved_at, u.okta_login as saved_by
       from partners p left join users u on u.user_id = p.saved_by
      where p.partner_id = :partnerId for update of p`;

const lockPartner = async ({ path, body }: Saving): Promise<Current> => {
  const current = await partnerLock.maybe({ partnerId: path.partnerId });
  if (current === undefined) throw notFound();
  if (body.version !== undefined && body.version !== current.version) {
    const { version, saved_by: savedBy, saved_at: savedAt } = current;
    throw partnerStale({ version, savedBy, savedAt });
  }
  return current;
};

const partnerSave = statement('partner-save')`
update partners set
       version = version + 1, slug = :slug, name = :name, logo_key = :logoKey?,
       splash_description = coalesce(:splashDescription?, splash_description),
       splash_right_panel = coalesce(:splashRightPanel?, splash_right_panel),
       splash_resource_centre = coalesce(:splashResourceCentre?, splash_resource_centre),
       package_description = coalesce(:packageDescription?::jsonb, package_description),
       redirect = coalesce(:redirect?, redirect), saved_at = :now, saved_by = :userId
     where partner_id = :partnerId`;

const updatePartner = async (call: Saving, logoKey: string | null): Promise<void> => {
  const { path, body, session, now } = call;
  const texts = partnerTexts(body);
  const { packageDescription } = texts;
  await partnerSave.run({
    partnerId: path.partnerId,
    slug: body.slug,
    name: body.name.trim(),
    logoKey,
    splashDescription: texts.splashDescription ?? null,
    splashRightPanel: texts.splashRightPanel ?? null,
    splashResourceCentre: texts.splashResourceCentre ?? null,
    packageDescription: packageDescription === undefined ? null : JSON.stringify(packageDescription),
    redirect: body.redirect ?? null,
    now,
    userId: session.userId,
  });
};

const savePage = async (call: Saving, logo: StoredFile | null): Promise<PartnerPage> => {
  const { path, body, session, now } = call;
  const current = await lockPartner(call);
  const change = { logo, isTakenAway: body.logoPath === null };
  const use = { usedBy: 'partner', usedById: path.partnerId } as const;
  await updatePartner(call, await changeLogo(current.logo_key, change, use, now));
  if (body.packages !== undefined) await savePrices(path.partnerId, body.packages);
  const partner = await partnerById(path.partnerId);
  if (partner === null) throw notFound();
  await record({
    actor: session,
    action: 'partner.save',
    subject: { type: 'partner', id: path.partnerId },
    details: {
      version: partner.version,
      slug: partner.slug,
      ...(body.packages === undefined ? {} : { packages: body.packages }),
      ...(logo === null && body.logoPath !== null ? {} : { logoPath: partner.logoPath }),
    },
  });
  return partner;
};

/**
 * Saves a partner's page, its slug and its own prices. What is left out stays as it is. The texts are sanitised by
 * the allow-list. A version that is behind is refused with 409 and nothing is overwritten; so is a slug that another
 * partner has.
 */
export const savePartner = withoutTransaction<'savePartner'>(async (call) => {
  checkPrices(call.body.packages);
  partnerTexts(call.body);
  // Before the image is worked on, and again when it is saved.
  await inTransaction(() => lockPartner(call));
  const logo = await newLogo(call);
  try {
    return { status: 200, body: await inTransaction(() => savePage(call, logo)) };
  } catch (error) {
    throw isUniqueViolation(error, 'partners_slug_key') ? slugTaken() : error;
  }
});
