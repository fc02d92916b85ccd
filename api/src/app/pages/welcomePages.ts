import { message, runningText, screenAddress, screenPaths } from '@dispatch/contract';
import express, { type Request, type Response, type Router } from 'express';
import type { Config } from '../../platform/settings/config';
import type { WriteEntry } from '../../platform/pages/entryPage';
import { pageData, type PageData } from './pageData';
import { pageHead, type PageHead } from '../../platform/pages/pageHead';
import { sendPage } from '../../platform/pages/sendPage';

const entries = { welcome: 'welcome.html', splash: 'welcome.html', register: 'index.html' } as const;
type Page = keyof typeof entries;

/** Networks cut a description after about so many characters. */
const mostDescription = 200;

const shortened = (text: string): string =>
  text.length <= mostDescription ? text : `${text.slice(0, mostDescription).replace(/\s+\S*$/, '')}…`;

const headOf = (page: Page, { partner }: PageData, publicUrl: string): PageHead => {
  if (page === 'welcome') {
    return {
      title: message('page-welcome-title'),
      description: message('page-welcome-description'),
      address: `${publicUrl}${screenAddress('welcome')}`,
      image: null,
    };
  }
  if (partner === null) {
    const description = message('partner-not-found');
    return { title: message('page-not-found'), description, address: null, image: null };
  }
  const { name, slug, logoPath, splashdescriptioncontent } = partner;
  const splash = `${publicUrl}${screenAddress('partnerSplash', { slug })}`;
  return {
    title: page === 'register' ? `${message('registration-title')} · ${name}` : name,
    description:
      shortened(runningText(splashdescriptioncontent)) ||
      message('page-partner-description', { partner: name }),
    address: page === 'register' ? `${splash}/Register` : splash,
    image: logoPath === null ? null : `${publicUrl}${logoPath}`,
  };
};

/**
 * /welcome, /prwebpartner/{slug} and /prwebpartner/{slug}/Register, each with its own title, description and Open
 * Graph tags, and with the data of its first view. An unknown partner is a 404 of the same page. A partner whose
 * redirect flag is set has no splash page: its address leads to its registration. Where the entry is not built, the
 * next one answers.
 */
export const welcomePages = (config: Config, writeEntry: WriteEntry): Router => {
  const router = express.Router();

  const answer = (page: Page) => async (request: Request, response: Response, next: () => void) => {
    if (!request.accepts('html')) {
      next();
      return;
    }
    const { slug } = request.params;
    const data = await pageData(typeof slug === 'string' ? slug : null);
    if (page === 'splash' && data.partner?.redirect === true) {
      const { search } = new URL(request.originalUrl, config.publicUrl);
      const address = `/prwebpartner/${data.partner.slug}/Register${search}`;
      response.set('Cache-Control', 'no-cache').redirect(302, address);
      return;
    }
    const head = pageHead(headOf(page, data, config.publicUrl), config.siteName);
    const isMissing = page !== 'welcome' && data.partner === null;
    const text = await writeEntry(entries[page], request, { head, data });
    if (text === null) next();
    else
      sendPage(
        response.set('Cache-Control', isMissing ? 'no-store' : 'no-cache'),
        isMissing ? 404 : 200,
        text,
      );
  };

  router.get(screenPaths.welcome, answer('welcome'));
  router.get(screenPaths.partnerSplash, answer('splash'));
  router.get(screenPaths.registerWithPartner, answer('register'));
  return router;
};
