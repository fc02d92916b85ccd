import { createHash } from 'node:crypto';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../http/html';
import { contentPolicy, renderPage } from '../http/page';

export const footer = 'This is the local identity provider of a development installation.';

const submitScript = "document.getElementById('op.logoutForm').submit();";
const submitHash = `'sha256-${createHash('sha256').update(submitScript).digest('base64')}'`;

type Parts = Pick<Parameters<typeof renderPage>[0], 'title' | 'slug' | 'heading' | 'body'>;

function send(
  context: KoaContextWithOIDC,
  parts: Parts,
  policy: Readonly<Record<string, string>> = {},
): void {
  context.set('Content-Security-Policy', contentPolicy(policy));
  context.set('Cache-Control', 'no-store');
  context.type = 'html';
  context.body = renderPage({ ...parts, footer, width: 'form' });
}

/** Signs out without asking: the person asked already, in the product. The button is for browsers without scripts. */
export function sendSigningOutPage(context: KoaContextWithOIDC, form: string, publicUrl: string): void {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  const script = new Html(`<script>${submitScript}</script>`);
  const withoutScript = html`<noscript
    ><button type="submit" form="op.logoutForm">Sign out</button></noscript
  >`;
  const body = html`${new Html(confirmed)}${withoutScript}${script}`;
  send(
    context,
    { title: 'Signing out', slug: 'Sign out', heading: 'Signing out', body },
    { 'script-src': submitHash, 'form-action': `'self' ${publicUrl}` },
  );
}

export function sendSignedOutPage(context: KoaContextWithOIDC, publicUrl: string): void {
  send(context, {
    title: 'Signed out',
    slug: 'Sign out',
    heading: 'You are signed out',
    body: html`<p><a href="${publicUrl}/welcome">Go to Dispatch</a></p>`,
  });
}

export function sendErrorPage(context: KoaContextWithOIDC, out: ErrorOut, publicUrl: string): void {
  send(context, {
    title: 'Sign-in did not work',
    slug: out.error,
    heading: 'Sign-in did not work',
    body: html`<p>${out.error_description ?? 'The request was not understood.'}</p>
      <p><a href="${publicUrl}/">Start again</a></p>`,
  });
}
