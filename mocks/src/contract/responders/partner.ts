import type { components } from '@dispatch/contract';
import { packagesOf, partnerOfId, partnerOfSlug } from '../memory/partners';
import { rowAs } from '../resources';
import { notFound } from '../refusal';
import type { Responders } from '../responder';

type Partner = components['schemas']['Partner'];

export const partner: Responders = {
  listPartnerPackages: (call) => {
    const found = partnerOfSlug(call, call.query.slug);
    if (found === undefined) throw notFound();
    return { status: 200, body: packagesOf(call, found) };
  },

  getMyPartner: (call) => {
    const found = partnerOfId(call, call.person.profile.partnerId ?? 0);
    return found === undefined
      ? { status: 204 }
      : { status: 200, body: rowAs(call.contract, 'getMyPartner', { ...found }) as Partner };
  },
};
