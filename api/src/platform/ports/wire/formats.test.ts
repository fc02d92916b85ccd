import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { wireStory } from '../../../testing/wireStory';
import { newsMl } from './newsMl';
import { ninjs, ninjsList, ninjsVersions } from './ninjs';
import { nitf } from './nitf';

const fixture = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(`../../../testing/iptc/${fileName}`, import.meta.url), 'utf8'),
});
const schema = fixture('NewsML-G2_2.35-spec-All-Power.xsd');
const preload = fixture('xml.xsd');

const ajv = new Ajv2020({ strict: false });
const old = new Ajv({ strict: false });
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void;
addFormats(ajv);
addFormats(old);
ajv.addSchema({ $id: 'https://geojson.org/schema/GeoJSON.json' });
const judges = Object.fromEntries(
  ninjsVersions.map((version) => [
    version,
    (version === '1.6' ? old : ajv).compile(
      JSON.parse(fixture(`ninjs-schema_${version}.json`).contents) as object,
    ),
  ]),
);

const now = new Date('2001-11-20T14:00:02.000Z');
const xmlOf = (...stories: ReturnType<typeof wireStory>[]) =>
  newsMl(stories, { sender: 'Dispatch', transmitId: stories[0]?.deliveryId ?? '', now });

/** The same words in every text of a story. */
const saying = (words: string) => {
  const texts = {
    headline: words,
    summary: words,
    company: words,
    dateline: words,
    place: words,
    note: words,
  };
  return wireStory({ ...texts, body: `<p>${words}</p>` });
};

const hostile = [
  `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`,
  ']]><!-- --> <![CDATA[x]]> <?xml version="1.0"?> <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  '&amp; &#0; &#x1F; &nbsp; &lt;',
  // Each character that XML forbids, or that does not come through as it is.
  String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code), 0x7f, 0x85, 0x2028, 0xfffe, 0xffff),
  'lone \ud83d and \ude00, then 😀',
  '@role # ! ? $ {http://x}y',
  '',
];

const picture = (words: string) => ({
  alt: words,
  caption: words,
  credit: words,
  sizes: [
    { href: 'https://releases.example/a?maxSide=320', width: 320, height: 200, mediaType: 'image/png' },
    { href: 'https://releases.example/a?maxSide=640', width: 400, height: 250, mediaType: 'image/png' },
  ],
});

test('stories are valid in every format, alone and as a list, whatever their texts say', async () => {
  const plain = [...hostile.map(saying), wireStory()];
  const stories = plain.flatMap((story, at) => [
    story,
    {
      ...story,
      prid: 300_000 + at,
      picture: picture(story.headline),
      status: 'canceled' as const,
      isCorrection: true,
    },
  ]);
  const alone = stories.map((story, at) => ({ fileName: `story${at}.xml`, contents: xmlOf(story) }));
  const xml = [...alone, { fileName: 'list.xml', contents: xmlOf(...stories) }];
  expect(await validateXML({ xml, schema, preload })).toMatchObject({ valid: true, errors: [] });
  for (const version of ninjsVersions) {
    const judge = judges[version];
    const list = ninjsList(stories, { uri: 'https://releases.example/news', title: 'News' }, version);
    for (const text of [...stories.map((story) => ninjs(story, version)), list]) {
      judge?.(JSON.parse(text));
      expect(judge?.errors, version).toBeNull();
    }
  }
});

const corrected = wireStory({
  headline: 'One &amp; <two>',
  summary: 'a\u0000b',
  version: 3,
  changedAt: new Date('2001-11-21T15:00:00.500Z'),
  picture: picture('Arms in a hall'),
  isCorrection: true,
  note: 'Changed: Summary.',
});

const bodies = [
  '<h2>Told</h2>Text <em>between</em> <p style="text-align:center">In <strong>bold</strong><br>and <u>more</u></p>',
  '<blockquote>Plain</blockquote><blockquote><p>A</p><p>B</p></blockquote><ul><li>One<ul><li>Two</li></ul></li></ul>',
  '<table><caption>Size</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">210 m<sup>2</sup></td></tr></tbody></table>',
  '<p><a href="https://a.example/?a=1&amp;b=2" rel="nofollow">Link</a>&nbsp;&eacute;</p>',
  'Bare \u0001 text',
];

test('NITF is valid, and says the whole story where its readers look', async () => {
  const stories = [...hostile.map(saying), ...bodies.map((body) => ({ ...corrected, body }))];
  const xml = stories.map((story, at) => ({
    fileName: `story${at}.xml`,
    contents: nitf(story).replace('<nitf ', '<nitf xmlns="http://iptc.org/std/NITF/2006-10-18/" '),
  }));
  const nitfSchema = fixture('nitf-3.6.xsd');
  // The part for ruby, of which nothing here has any, is not published with the schema.
  const contents = nitfSchema.contents.replace('<include schemaLocation="nitf-3-6-ruby-include.xsd"/>', '');
  expect(await validateXML({ xml, schema: { ...nitfSchema, contents }, preload })).toMatchObject({
    valid: true,
    errors: [],
  });
  const all = bodies.map((body) => nitf({ ...corrected, body })).join('');
  for (const said of [
    '<doc-id id-string="https://releases.example/news/harbor-robotics-204817">',
    '<date.issue norm="20011121T150000Z">',
    '<urgency ed-urg="5">',
    '<ed-msg info="Changed: Summary.">',
    '<evloc city="BALTIMORE">',
    '<keyword key="Economic sector">',
    '<classifier type="medtop" idsrc="IPTC" value="20000209">Economic sector</classifier>',
    '<hl1>One &amp;amp; &lt;two&gt;</hl1>',
    '<abstract><p>a\uFFFDb</p></abstract>',
    '<location><city>BALTIMORE</city></location>',
    '<byline>Harbor Robotics</byline>',
    '<hl2>Told</hl2><p>Text <em>between</em> </p><p>In <em class="strong">bold</em><br/>and <em class="u">more</em></p>',
    '<bq><block><p>Plain</p></block></bq><bq><block><p>A</p><p>B</p></block></bq>',
    '<td colspan="2">210 m<em class="sup">2</em></td>',
    '<a href="https://a.example/?a=1&amp;b=2">Link</a>\u00a0é',
    '<p>Bare \uFFFD text</p>',
    'alternate-text="Arms in a hall"',
    '<media-producer>Arms in a hall</media-producer>',
  ])
    expect(all).toContain(said);
});

test('the judges refuse what is not as the schemas say', async () => {
  const story = wireStory();
  const contents = xmlOf(story).replace('<itemClass', '<itemKlass');
  expect(await validateXML({ xml: { fileName: 'story.xml', contents }, schema, preload })).toMatchObject({
    valid: false,
  });
  for (const version of ninjsVersions) {
    const item = JSON.parse(ninjs(story, version)) as object;
    expect(judges[version]?.({ ...item, pubstatus: 'maybe', pubStatus: 'maybe' })).toBe(false);
  }
});

test('NewsML-G2 says the whole story where its readers look', () => {
  const xml = xmlOf(corrected);
  for (const said of [
    '<sent>2001-11-20T14:00:02.000Z</sent>',
    `<transmitId>${corrected.deliveryId}</transmitId>`,
    '<priority>5</priority>',
    '<pubStatus qcode="stat:usable">',
    '<edNote>Changed: Summary.</edNote><signal qcode="sig:correction">',
    ' version="3" ',
    '<headline>One &amp;amp; &lt;two&gt;</headline>',
    '<description role="drol:summary">a\uFFFDb</description>',
    '<dateline>BALTIMORE (PRWeb)</dateline>',
    '<infoSource role="cRole:source" literal="Harbor Robotics"><name>Harbor Robotics</name></infoSource>',
    'today opened an assembly plant at &lt;b&gt;Sparrows Point&lt;/b&gt;',
    ' xml:lang="pt-BR" dir="ltr"',
    '<language tag="pt-BR"></language>',
    '<subject type="cpnat:abstract" qcode="medtop:20000209"><name>Economic sector</name></subject>',
    '<subject type="cptType:5" literal="BALTIMORE"><name>BALTIMORE</name></subject>',
    '<copyrightNotice>© 2001 Harbor Robotics</copyrightNotice>',
    '&lt;td&gt;210 m&lt;sup&gt;2&lt;/sup&gt;&lt;/td&gt;',
    '<versionCreated>2001-11-21T15:00:00.500Z</versionCreated>',
    '<firstCreated>2001-11-20T14:00:00.000Z</firstCreated>',
    '<itemClass qcode="ninat:picture">',
    '<creditline>Arms in a hall</creditline>',
    '<remoteContent rendition="rnd:highRes" href="https://releases.example/a?maxSide=640" contenttype="image/png" width="400" height="250">',
  ])
    expect(xml).toContain(said);
});

test('ninjs 1.6 says the whole story where Superdesk looks, with times that it reads', () => {
  const item = JSON.parse(ninjs(corrected, '1.6')) as Record<string, unknown>;
  expect(item).toMatchObject({
    uri: corrected.address,
    type: 'text',
    headline: 'One &amp; <two>',
    description_text: 'a\u0000b',
    body_html: corrected.body,
    language: 'pt-BR',
    byline: 'Harbor Robotics',
    copyrightholder: 'Harbor Robotics',
    located: 'BALTIMORE',
    place: [{ name: 'BALTIMORE', code: 'BALTIMORE' }],
    subject: [{ name: 'Economic sector', code: '20000209' }],
    firstcreated: '2001-11-20T14:00:00Z',
    versioncreated: '2001-11-21T15:00:00Z',
    pubstatus: 'usable',
    ednote: 'Changed: Summary.',
    associations: {
      featuremedia: {
        type: 'picture',
        body_text: 'Arms in a hall',
        byline: 'Arms in a hall',
        versioncreated: '2001-11-21T15:00:00Z',
        renditions: {
          size1: { href: 'https://releases.example/a?maxSide=320', width: 320, mimetype: 'image/png' },
          original: { href: 'https://releases.example/a?maxSide=640', width: 400, height: 250 },
        },
      },
    },
  });
});

test('ninjs 2.1 and 3.1 say the whole story, in names that differ by their letters alone', () => {
  for (const version of ['2.1', '3.1'] as const) {
    const text = ninjs(corrected, version, corrected.deliveryId);
    const item = version === '3.1' ? text.replaceAll(/"[a-zA-Z]+":/g, (name) => name.toLowerCase()) : text;
    expect(JSON.parse(item)).toMatchObject({
      uri: corrected.address,
      language: 'pt-BR',
      ednote: 'Changed: Summary.',
      version: '3',
      subjects: [{ uri: 'http://cv.iptc.org/newscodes/mediatopic/20000209', rel: 'about' }],
      altids: [
        { role: 'deliveryId', value: corrected.deliveryId },
        { role: 'PRID', value: '204817' },
      ],
      headlines: [{ role: 'main', value: 'One &amp; <two>' }],
      descriptions: [{ role: 'summary' }, { role: 'dateline', value: 'BALTIMORE (PRWeb)' }],
      bodies: [{ contenttype: 'text/html', value: corrected.body }],
      infosources: [{ name: 'Harbor Robotics' }],
      versioncreated: '2001-11-21T15:00:00Z',
      associations: [
        {
          type: 'picture',
          by: 'Arms in a hall',
          renditions: [{ width: 320 }, { name: 'original', width: 400 }],
        },
      ],
    });
  }
});
