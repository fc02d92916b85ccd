import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';

/** Shown as a page that could not be shown. */
class NotServed extends Error {
  override readonly message = 'The server answers the address of a public page with the application.';
}

// The server, which draws pages, has come by no address.
const loadedAt = typeof window === 'undefined' ? null : window.location.pathname;

/**
 * The public pages have an entry of their own (docs/decisions/0008). When the browser has come here by such an address
 * already, the server does not have that entry, and asking again would never end.
 */
export function leaveForPublicPage({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  if (pathname === loadedAt) throw new NotServed();
  return redirectDocument(`${pathname}${search}`);
}
