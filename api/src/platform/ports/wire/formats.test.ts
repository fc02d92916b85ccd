import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { wireStory } from '../../../testing/wireStory';
import { newsMl } from './newsMl';
import { ninjs } from './ninjs';

const fixture = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(`../../../testing/iptc/${fileName}`, import.meta.url), 'utf8'),
});
const schema = fixture('NewsML-G2_2.35-spec-All-Power.xsd');
const preload = fixture('xml.xsd');

const ajv = new Ajv2020({ strict: false });
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void;
addFormats(ajv);
ajv.addSchema({ $id: 'https://geojson.org/schema/GeoJSON.json' });
const judge = ajv.compile(JSON.parse(fixture('ninjs-schema_3.1.json').contents) as object);

const now = new Date('2001-11-20T14:00:02.000Z');
const xmlOf = (story: ReturnType<typeof wireStory>) => newsMl(story, 'Dispatch', now);

/** The same words in every text of a story. */
const saying = (words: string) => {
  const texts = { headline: words, summary: words, company: words, dateline: words, place: words };
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

test('a story is valid in both formats, whatever its texts say', async () => {
  const stories = [...hostile.map(saying), wireStory()];
  const xml = stories.map((story, at) => ({ fileName: `story${at}.xml`, contents: xmlOf(story) }));
  expect(await validateXML({ xml, schema, preload })).toMatchObject({ valid: true, errors: [] });
  for (const story of stories) {
    judge(JSON.parse(ninjs(story)));
    expect(judge.errors).toBeNull();
  }
});

test('the judges refuse what is not as the schemas say', async () => {
  const story = wireStory();
  const contents = xmlOf(story).replace('<itemClass', '<itemKlass');
  expect(await validateXML({ xml: { fileName: 'story.xml', contents }, schema, preload })).toMatchObject({
    valid: false,
  });
  expect(judge({ ...(JSON.parse(ninjs(story)) as object), pubStatus: 'maybe' })).toBe(false);
});

test('both formats say the whole story', () => {
  const story = wireStory({ headline: 'One &amp; <two>', summary: 'a\u0000b' });
  const xml = xmlOf(story);
  for (const said of [
    '<sent>2001-11-20T14:00:02.000Z</sent>',
    `<transmitId>${story.deliveryId}</transmitId>`,
    '<headline>One &amp;amp; &lt;two&gt;</headline>',
    '<description role="drol:summary">a\uFFFDb</description>',
    '<dateline>BALTIMORE (PRWeb)</dateline>',
    '<infoSource><name>Harbor Robotics</name></infoSource>',
    'today opened an assembly plant at &lt;b&gt;Sparrows Point&lt;/b&gt;',
    ' xml:lang="pt-BR" dir="ltr"',
    '<language tag="pt-BR"></language>',
    '<subject type="cpnat:abstract" qcode="medtop:20000209"><name>Economic sector</name></subject>',
    '&lt;td&gt;210 m&lt;sup&gt;2&lt;/sup&gt;&lt;/td&gt;',
    '<versionCreated>2001-11-20T14:00:00.000Z</versionCreated>',
  ])
    expect(xml).toContain(said);
  expect(JSON.parse(ninjs(story))).toMatchObject({
    uri: story.address,
    language: 'pt-BR',
    subjects: [
      {
        name: 'Economic sector',
        uri: 'http://cv.iptc.org/newscodes/mediatopic/20000209',
        rel: 'about',
      },
    ],
    altIds: [
      { role: 'deliveryId', value: story.deliveryId },
      { role: 'PRID', value: '204817' },
    ],
    headlines: [{ role: 'main', value: 'One &amp; <two>' }],
    descriptions: [{ role: 'summary' }, { role: 'dateline', value: 'BALTIMORE (PRWeb)' }],
    bodies: [{ contentType: 'text/html', value: story.body }],
    infoSources: [{ name: 'Harbor Robotics' }],
    versionCreated: '2001-11-20T14:00:00.000Z',
  });
});
