import type { Handler } from '../../platform/call/handler';
import { partnerById } from './readPartner';

/** The partner through which the signed-in user registered; 204 when there is none. */
export const getMyPartner: Handler<'getMyPartner'> = async ({ session }) => {
  const partner = session.partnerId === null ? null : await partnerById(session.partnerId);
  return partner === null ? { status: 204 } : { status: 200, body: partner };
};
