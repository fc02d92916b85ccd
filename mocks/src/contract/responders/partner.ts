import { message } from '@dispatch/contract';
import { packagesOf, partnerOfId, partnerOfSlug, type PartnerRow, partners } from '../memory/partners';
import { people } from '../memory/people';
import { notFound, refuse } from '../refusal';
import type { MockCall, Responders } from '../responder';
import { pageOf } from './listing';

const found = (row: PartnerRow | undefined): PartnerRow => {
  if (row === undefined) throw notFound();
  return row;
};

const assertFree = (
  call: MockCall<'createPartner' | 'savePartner'>,
  slug: string,
  own?: PartnerRow,
): void => {
  const other = partnerOfSlug(call, slug);
  if (other !== undefined && other !== own) throw refuse(409, 'slug-taken', message('slug-taken'));
};

const discountOf = (call: MockCall<'listPartners'>, row: PartnerRow): number => {
  const offs = packagesOf(call, row).map(({ price, listPrice }) => ((listPrice - price) / listPrice) * 100);
  return Math.max(0, Math.round(Math.max(...offs) * 100) / 100);
};

const logoOf = ({ body }: MockCall<'savePartner'>, row: PartnerRow): string | null => {
  if (/^[\w-]{20,100}$/.test(body.logoUploadKey ?? '')) return `/api/partner/logo/${body.logoUploadKey}`;
  return body.logoPath === null ? null : row.page.logoPath;
};

/** Partners, their pages and prices. Texts are kept as they are sent: nothing is sanitised here. */
export const partner: Responders = {
  searchPartner: (call) => ({ status: 200, body: found(partnerOfSlug(call, call.query.slug)).page }),

  listPartnerPackages: (call) => ({
    status: 200,
    body: packagesOf(call, found(partnerOfSlug(call, call.query.slug))),
  }),

  getMyPartner: (call) => {
    const row = partnerOfId(call, call.person.profile.partnerId ?? 0);
    return row === undefined ? { status: 204 } : { status: 200, body: row.page };
  },

  listPartners: (call) => {
    const rows = partners(call).rows.toSorted((one, other) => one.page.name.localeCompare(other.page.name));
    const { body, headers } = pageOf(rows, call.query, ({ page }) => `${page.name} ${page.slug}`);
    const users = (partnerId: number): number =>
      people(call).rows.filter(({ profile }) => profile.partnerId === partnerId).length;
    return {
      status: 200,
      body: body.map((row) => {
        const { partnerId, slug, name, logoPath, redirect } = row.page;
        const discount = discountOf(call, row);
        return { partnerId, slug, name, logoPath, redirect, users: users(partnerId), discount };
      }),
      headers,
    };
  },

  createPartner: (call) => {
    const { rows } = partners(call);
    const slug = call.body.slug.trim();
    assertFree(call, slug);
    const page = {
      ...call.contract.example('createPartner'),
      partnerId: 1 + Math.max(0, ...rows.map((row) => row.page.partnerId)),
      slug,
      name: call.body.name.trim(),
    };
    rows.push({
      page,
      prices: {},
      savedBy: call.person.profile.oktaLogin,
      savedAt: call.now.toISOString(),
    });
    return { status: 201, body: page };
  },

  savePartner: (call) => {
    const { body } = call;
    const row = found(partnerOfId(call, call.path.partnerId));
    const { page } = row;
    if (body.version !== undefined && body.version !== page.version) {
      throw refuse(409, 'partner-stale', message('partner-stale'), {
        currentVersion: page.version,
        savedAt: row.savedAt,
        ...(row.savedBy === null ? {} : { savedBy: row.savedBy }),
      });
    }
    assertFree(call, body.slug.trim(), row);
    row.page = {
      ...page,
      version: page.version + 1,
      slug: body.slug.trim(),
      name: body.name.trim(),
      logoPath: logoOf(call, row),
      splashdescriptioncontent: body.splashdescriptioncontent ?? page.splashdescriptioncontent,
      spashrightpanelcontent: body.spashrightpanelcontent ?? page.spashrightpanelcontent,
      splashresourcecontent: body.splashresourcecontent ?? page.splashresourcecontent,
      packageDescription: body.packageDescription ?? page.packageDescription,
      redirect: body.redirect ?? page.redirect,
    };
    if (body.packages !== undefined)
      row.prices = Object.fromEntries(body.packages.map(({ packageId, price }) => [packageId, price]));
    row.savedBy = call.person.profile.oktaLogin;
    row.savedAt = call.now.toISOString();
    return { status: 200, body: row.page };
  },
};
