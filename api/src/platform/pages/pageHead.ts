import { html, type Html } from '../text/html';

/** What a page says of itself to search engines and social networks. Addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  /** Its canonical address; null for a page that is not there. */
  address: string | null;
  /** The address of its picture; null without one. */
  image: string | null;
};

export const pageHead = ({ title, description, address, image }: PageHead, siteName: string): Html => {
  const found =
    address === null
      ? html`<meta name="robots" content="noindex" />`
      : html`<link rel="canonical" href="${address}" /> <meta property="og:url" content="${address}" />`;
  return html`<title>${title} · ${siteName}</title>
    <meta name="description" content="${description}" />
    <meta property="og:site_name" content="${siteName}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${image === null ? null : html`<meta property="og:image" content="${image}" />`} ${found}
    <meta name="twitter:card" content="summary" />`;
};
