import type { Responders } from '../responder';

/** Partners: whoever came through one has one. */
export const partner: Responders = {
  getMyPartner: ({ person, prism }) => (person.profile.partnerId === null ? { status: 204 } : prism()),
};
