import type { Response } from 'express';
import { builtParts } from '../../platform/pages/firstView';
import type { Config } from '../../platform/settings/config';
import type { Html } from '../../platform/text/html';
import { plainPage } from './plainPage';
import { newsPolicy } from './newsPolicy';
import { newsStyle } from './newsStyle';

type Plain = {
  status: number;
  slug: string;
  title: string;
  body: Html;
  /** An origin to which the answer of its form may lead on. */
  leadsTo?: string;
};

/** Sends a page of the site that says or asks one thing, behind an address that nobody else has to know. */
export const sendPlain = async (
  response: Response,
  config: Pick<Config, 'webRoot' | 'siteName'>,
  { status, leadsTo = '', ...page }: Plain,
): Promise<void> => {
  const style = await newsStyle(config.webRoot);
  const site = { name: config.siteName, fonts: (await builtParts(config.webRoot))?.fonts ?? [], style };
  response
    .status(status)
    .set({
      'Content-Security-Policy': newsPolicy(style, leadsTo),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(plainPage(site, page));
};
