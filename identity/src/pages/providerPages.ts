import { createHash } from 'node:crypto';
import { html, safeHtml } from '@dispatch/api/html';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { contentPolicy, type Page, renderPage } from './page';

// What oidc-provider shows by itself, in our look.

/** Whose sign-in it is. */
type Site = { readonly siteName: string; readonly publicUrl: string };

const submitScript = "document.getElementById('op.logoutForm').submit();";
const submitHash = `'sha256-${createHash('sha256').update(submitScript).digest('base64')}'`;

const send = (
  context: KoaContextWithOIDC,
  page: Page,
  policy: Readonly<Record<string, string>> = {},
): void => {
  context.set('Content-Security-Policy', contentPolicy(policy));
  context.set('Cache-Control', 'no-store');
  context.type = 'html';
  context.body = renderPage(page);
};

/** Signs out without asking: the person asked already, in the product. The button is for browsers without scripts. */
export const sendSigningOutPage = (context: KoaContextWithOIDC, form: string, site: Site): void => {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  const body = html`${safeHtml(confirmed)}<noscript
      ><button type="submit" form="op.logoutForm">Sign out</button></noscript
    >${safeHtml(`<script>${submitScript}</script>`)}`;
  send(
    context,
    { ...site, heading: 'Signing out', slug: 'Sign out', body },
    { 'script-src': submitHash, 'form-action': `'self' ${site.publicUrl}` },
  );
};

export const sendSignedOutPage = (context: KoaContextWithOIDC, site: Site): void => {
  const body = html`<p><a href="${site.publicUrl}/welcome">Go to ${site.siteName}</a></p>`;
  send(context, { ...site, heading: 'You are signed out', slug: 'Sign out', body });
};

export const sendErrorPage = (context: KoaContextWithOIDC, out: ErrorOut, site: Site): void => {
  const body = html`<p>${out.error_description ?? 'The request was not understood.'}</p>
    <p><a href="${site.publicUrl}/">Start again</a></p>`;
  send(context, { ...site, heading: 'Sign-in did not work', slug: out.error, body });
};
