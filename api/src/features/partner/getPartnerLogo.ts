import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { findLogo } from '../../files/findFile';
import { readFile } from '../../files/readFile';

/** A year: a new logo has a new key. */
const cacheControl = 'public, max-age=31536000, immutable';

export const getPartnerLogo: Handler<'getPartnerLogo'> = async ({ path, ports }) => {
  const logo = await findLogo(path.logoKey);
  if (logo === null) throw notFound();
  return {
    status: 200,
    body: readFile(logo, ports.storage),
    headers: { 'Cache-Control': cacheControl },
  };
};
