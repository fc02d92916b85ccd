import { richTextElements } from '@dispatch/contract';
import type { IOptions, Transformer } from 'sanitize-html';

type Attributes = Record<string, string | undefined>;

const alignments = ['left', 'center', 'right', 'justify'];
const linkSchemes = ['http', 'https', 'mailto', 'tel'];

const sideOf = (style: string): string | undefined =>
  /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i.exec(style)?.[1]?.toLowerCase();

const alignment = ({ style = '', align = '' }: Attributes): Record<string, string> => {
  const side = sideOf(style) ?? alignments.find((known) => known === align.toLowerCase());
  return side === undefined ? {} : { style: `text-align:${side}` };
};

/** Blocks keep nothing but their alignment, in the form that the editor reads again. */
const block =
  (name: string): Transformer =>
  (_tag, attributes) => ({ tagName: name, attribs: alignment(attributes) });

/** Over how many columns or rows a cell may go. */
const widest = 50;

const spans = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) => {
      const count = Math.min(Number.parseInt(attributes[name] ?? '', 10), widest);
      return count > 1 ? [[name, String(count)]] : [];
    }),
  );

/** What a header cell is the header of, its place in the table says: see builtTables. */
const cell: Transformer = (tagName, { scope, ...attributes }) => ({
  tagName,
  attribs: {
    ...(tagName === 'th' && scope !== undefined ? { scope } : {}),
    ...spans(attributes),
    ...alignment(attributes),
  },
});

/** A tag that is not on the allow-list: it is lost, its text stays. */
const unwrapped = { tagName: 'span', attribs: {} };

/** An address as browsers read it: without the control characters and spaces that hide its scheme. */
const readAddress = (href: string): string =>
  // eslint-disable-next-line no-control-regex -- control characters are what has to be removed here
  href.replace(/[\u0000-\u0020\u007f\u00a0\u00ad\u200b-\u200f\u2028\u2029\ufeff]+/g, '');

const hasLinkScheme = (address: string): boolean =>
  linkSchemes.includes(/^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? '');

const linkTo = (href: string) => ({ tagName: 'a', attribs: { href, rel: 'nofollow noopener' } });

const link: Transformer = (_tag, { href = '' }) =>
  hasLinkScheme(readAddress(href)) ? linkTo(href.trim()) : unwrapped;

const withoutScheme = /^(?:\/\/)?[^:/?#.]+\.[^:/?#]+(?::\d{1,5})?(?:[/?#].*)?$/;
const longestAddress = 2_000;

const linkOfPartner: Transformer = (_tag, { href = '' }) => {
  const address = readAddress(href);
  if (hasLinkScheme(address)) return linkTo(href.trim());
  const completed = `http://${address.replace(/^\/\//, '')}`;
  const isAddress =
    address.length <= longestAddress && withoutScheme.test(address) && URL.canParse(completed);
  return isAddress ? linkTo(completed) : unwrapped;
};

const bold = /(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i;
const italic = /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/i;
const lowered = /(?:^|;)\s*vertical-align\s*:\s*sub\b/i;
const raised = /(?:^|;)\s*vertical-align\s*:\s*super\b/i;
const underlined = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i;

/** Word processors write emphasis as styles of a span. */
const span: Transformer = (_tag, { style = '' }) => {
  if (bold.test(style)) return { tagName: 'strong', attribs: {} };
  if (italic.test(style)) return { tagName: 'em', attribs: {} };
  if (lowered.test(style)) return { tagName: 'sub', attribs: {} };
  if (raised.test(style)) return { tagName: 'sup', attribs: {} };
  return underlined.test(style) ? { tagName: 'u', attribs: {} } : unwrapped;
};

/** Google Docs wraps everything it copies in a `b` that says it is not bold. */
const b: Transformer = (_tag, { style = '' }) =>
  /(?:^|;)\s*font-weight\s*:\s*(?:normal|400)\b/i.test(style)
    ? unwrapped
    : { tagName: 'strong', attribs: {} };

const paragraphs =
  'address article aside center dd div dt figcaption figure footer header main p pre section'.split(' ');

const allAs = (names: readonly string[], transformer: Transformer): Record<string, Transformer> =>
  Object.fromEntries(names.map((name) => [name, transformer]));

/** How what somebody has written becomes what the allow-list of rich text holds. */
export const bodyRules: IOptions = {
  allowedTags: Object.keys(richTextElements),
  allowedAttributes: { ...richTextElements, a: ['href', 'rel'] },
  allowedStyles: { '*': { 'text-align': [/^(?:left|center|right|justify)$/] } },
  allowedSchemes: linkSchemes,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: 'iframe math noscript object option script style svg template textarea title xmp'.split(' '),
  nestingLimit: 50,
  transformTags: {
    ...allAs(paragraphs, block('p')),
    ...allAs(['h1', 'h2'], block('h2')),
    h3: block('h3'),
    ...allAs(['h4', 'h5', 'h6'], block('h4')),
    li: block('li'),
    th: cell,
    td: cell,
    tfoot: 'tbody',
    blockquote: block('blockquote'),
    a: link,
    b,
    span,
    i: 'em',
    ins: 'u',
  },
};

/** Any protocol but http, https, mailto and tel is blanked, an address without one gets http:// in front. */
export const partnerRules: IOptions = {
  ...bodyRules,
  transformTags: { ...bodyRules.transformTags, a: linkOfPartner },
};
