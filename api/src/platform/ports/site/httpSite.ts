import { type SitePort, SiteUnavailable } from './sitePort';

/** @param patience milliseconds for the whole answer */
export const httpSite = (publicUrl: string, patience = 10_000): SitePort => ({
  read: async (path) => {
    try {
      const answer = await fetch(publicUrl + path, {
        headers: { 'Cache-Control': 'no-cache' },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (cause) {
      throw new SiteUnavailable('The page cannot be reached.', { cause });
    }
  },
});
