import { parseDocument } from 'htmlparser2';
import { xmlDocument, xmlText } from './xmlDocument';
import { copyrightYear, ifAny } from './storyParts';
import type { NewsPicture, NewsStory } from './wirePort';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** What NITF calls the elements of a body; those that only look different in HTML are emphasis of a class. */
const blocks: Readonly<Record<string, string>> = {
  p: 'p',
  h2: 'hl2',
  h3: 'hl2',
  h4: 'hl2',
  ul: 'ul',
  ol: 'ol',
  table: 'table',
  blockquote: 'bq',
};
const parts = new Set(['li', 'thead', 'tbody', 'tr', 'th', 'td', 'caption']);
const emphases = new Set(['em', 'strong', 'u', 'sub', 'sup']);

const element = (name: string, attributes: Readonly<Record<string, string>>, content: string): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

const childrenOf = (node: Node): Node[] => ('children' in node ? node.children : []);

/** Blocks where only blocks may stand: text between them is a paragraph. */
const blockContent = (nodes: readonly Node[]): string => {
  let written = '';
  let run = '';
  const endRun = (): void => {
    if (run.trim() !== '') written += element('p', {}, run);
    run = '';
  };
  for (const node of nodes) {
    if ('name' in node && blocks[node.name] !== undefined) {
      endRun();
      written += contentOf(node);
    } else run += contentOf(node);
  }
  endRun();
  return written;
};

const spansOf = ({ attribs }: { attribs: Record<string, string> }): Record<string, string> =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) => (attribs[name] === undefined ? [] : [[name, attribs[name]]])),
  );

const contentOf = (node: Node): string => {
  if ('data' in node) return xmlText(node.data);
  const children = childrenOf(node);
  const inner = (): string => children.map(contentOf).join('');
  if (!('attribs' in node)) return inner();
  const { name, attribs } = node;
  if (name === 'br') return '<br/>';
  if (name === 'blockquote') return element('bq', {}, element('block', {}, blockContent(children)));
  if (name === 'a') return element('a', { href: attribs['href'] ?? '' }, inner());
  if (emphases.has(name)) return element('em', name === 'em' ? {} : { class: name }, inner());
  const block = blocks[name];
  if (block !== undefined) return element(block, {}, inner());
  return parts.has(name) ? element(name, spansOf(node), inner()) : inner();
};

const mediaOf = ({ alt, caption, credit, sizes }: NewsPicture): string =>
  element(
    'media',
    { 'media-type': 'image' },
    sizes
      .map(({ href, width, height, mediaType }) =>
        element(
          'media-reference',
          {
            'mime-type': mediaType,
            source: href,
            'alternate-text': alt,
            height: String(height),
            width: String(width),
          },
          '',
        ),
      )
      .join('') +
      (caption === '' ? '' : element('media-caption', {}, element('p', {}, xmlText(caption)))) +
      (credit === '' ? '' : element('media-producer', {}, xmlText(credit))),
  );

/** `20261120T140000Z`, as NITF has them. */
const normOf = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Where the content goes: no text of a story can be this, since its tags are escaped. */
const contentPlace = 'CONTENT';

const headOf = (story: NewsStory): object => {
  const { headline, address, publishedAt, changedAt, place, company, topics, version, note } = story;
  return {
    title: headline,
    docdata: {
      '@management-status': story.status,
      ...ifAny(place, { evloc: { '@city': place } }),
      'doc-id': { '@id-string': address },
      urgency: { '@ed-urg': '5' },
      'date.issue': { '@norm': normOf(changedAt) },
      'date.release': { '@norm': normOf(publishedAt) },
      ...ifAny(note, { 'ed-msg': { '@info': note } }),
      'du-key': { '@version': String(version) },
      ...ifAny(company, {
        'doc.copyright': { '@year': copyrightYear(story), '@holder': company },
      }),
      'key-list': { keyword: topics.map(({ name }) => ({ '@key': name })) },
      'identified-content': {
        ...ifAny(company, { org: company }),
        classifier: topics.map(({ code, name }) => ({
          '@type': 'medtop',
          '@idsrc': 'IPTC',
          '@value': code,
          '#': name,
        })),
      },
    },
  };
};

/**
 * A story as NITF 3.6, with its body as elements of it. Without a namespace, as the document type has it and readers look
 * for it. A character that XML forbids is written as U+FFFD.
 */
export const nitf = (story: NewsStory): string => {
  const { headline, summary, company, place, language, publishedAt, dateline, picture, body } = story;
  const document = xmlDocument({
    nitf: {
      '@version': '-//IPTC//DTD NITF 3.6//EN',
      '@baselang': language,
      head: headOf(story),
      body: {
        'body.head': {
          hedline: { hl1: headline },
          ...ifAny(company, { byline: company }),
          ...ifAny(place + dateline, {
            dateline: {
              ...ifAny(place, { location: { city: place } }),
              'story.date': { '@norm': normOf(publishedAt), '#': dateline },
            },
          }),
          ...ifAny(summary, { abstract: { p: summary } }),
        },
        'body.content': contentPlace,
      },
    },
  });
  const content = blockContent(parseDocument(body).children) + (picture === null ? '' : mediaOf(picture));
  return document.replace(
    `<body.content>${contentPlace}</body.content>`,
    () => `<body.content>${content}</body.content>`,
  );
};
