import { findLogo } from '../../files/findLogo';
import { readFile } from '../../files/readFile';
import type { Handler } from '../../http/handler';
import { notFound } from '../../http/problem';

/** A year: a new logo has a new key. */
const cacheControl = 'public, max-age=31536000, immutable';

/** The logo of a partner, for everybody; 404 when no partner uses it any more. */
export const getPartnerLogo: Handler<'getPartnerLogo'> = async ({ path, ports }) => {
  const logo = await findLogo(path.logoKey);
  if (logo === null) throw notFound();
  return {
    status: 200,
    body: readFile(logo, ports.storage),
    headers: { 'Cache-Control': cacheControl },
  };
};
