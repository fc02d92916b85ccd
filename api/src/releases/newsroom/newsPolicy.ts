import type { Response } from 'express';
import { sendPage } from '../../platform/pages/sendPage';
import type { NewsStyle } from './newsStyle';

/**
 * What public pages may load and do, where their style stands in them. The only script element is data, which this would
 * refuse to run. Style attributes carry alignment; forms search this site.
 * @param leadsTo an origin to which the answer of a form may lead on
 */
export const newsPolicy = (style: NewsStyle | null, leadsTo = ''): string =>
  [
    "default-src 'none'",
    `style-src 'self'${style === null ? '' : ` ${style.source}`}`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${leadsTo}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ');

/** Sends a page of the newsroom, which is asked for again each time unless it says otherwise. */
export const sendNews = (response: Response, status: number, text: string): void => {
  if (response.getHeader('Cache-Control') === undefined) response.set('Cache-Control', 'public, no-cache');
  sendPage(response, status, text);
};

/** What other sites may read too, in a browser or without one. Asked for again each time. */
export const openToAll = (response: Response): Response =>
  response.set('Cache-Control', 'public, no-cache').set('Access-Control-Allow-Origin', '*');
