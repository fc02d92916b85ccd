import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { findLogo } from '../../platform/files/findFile';
import { readFile } from '../../platform/files/readFile';

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
