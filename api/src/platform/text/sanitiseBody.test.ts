import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseBody } from './sanitiseBody';

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/admin/releases">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1));position:fixed">x</p>',
  '<p class="modal-backdrop">x</p>',
  '<p id="root">x</p>',
  '<em style="text-align:center;position:fixed">x</em>',
  '<strong style="position:fixed">x</strong>',
  '<form action="https://evil.example"><input name=card><button>Pay</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><script>alert(1)</script></xmp>',
  '<textarea></textarea><script>alert(1)</script>',
  '<template><img src=x onerror=alert(1)></template>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<img src=x onerror=alert(1)>',
  '<!--[if IE]><script>alert(1)</script><![endif]--><p>x</p>',
  '<a href="https://x.example" style="position:fixed;inset:0" target=_blank>x</a>',
];

const blockTag = /p|h[2-4]|ul|ol|li|blockquote/;
const tableTag = /table|caption|thead|tbody|tr|th scope="(?:col|row)"|td/;
const span = /(?: (?:col|row)span="\d{1,2}")*/;
const aligned = /(?: style="text-align:(?:left|right|center|justify)")?/;
const link = /a href="(?:https?:|mailto:|tel:)[^"<>]*" rel="nofollow noopener"/;
const mark = /strong|em|u|su[bp]/;
const allowedTag = new RegExp(
  `^<(?:(?:${blockTag.source}|(?:${tableTag.source})${span.source})${aligned.source}|br /|${link.source}|(?:${mark.source})|/(?:${blockTag.source}|${mark.source}|a|table|caption|thead|tbody|tr|th|td))>$`,
  'i',
);

/** Every `<` of the result must begin one of the allowed tags: nothing is left for a browser to read otherwise. */
const foreignMarkup = (html: string): string[] =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowedTag.test(tag));

const payloads = fileURLToPath(new URL('../../../../../shared/data/xss/payloads.json', import.meta.url));
const collected = existsSync(payloads) ? (JSON.parse(readFileSync(payloads, 'utf8')) as string[]) : [];

describe('what the allow-list refuses', () => {
  it.each(hostile)('leaves nothing of the markup in %s', (html) => {
    expect(foreignMarkup(sanitiseBody(html))).toEqual([]);
  });

  // One test for all of them: how many tests there are does not depend on what stands beside the checkout.
  it('leaves nothing of the markup of a collection beside the checkout', () => {
    const left = collected.map((html) => ({ html, left: foreignMarkup(sanitiseBody(html)) }));
    expect(left.filter((one) => one.left.length > 0)).toEqual([]);
  });

  it('loses the text of scripts and styles, and keeps the text of other tags', () => {
    expect(sanitiseBody('<p>a<script>alert(1)</script><style>p{}</style><font color=red>b</font></p>')).toBe(
      '<p>ab</p>',
    );
  });

  it('keeps the words of a link that leads nowhere allowed', () => {
    expect(sanitiseBody('<p>See <a href="javascript:alert(1)">our site</a></p>')).toBe('<p>See our site</p>');
  });

  it('leaves tags alone that close something, and loses those that close nothing', () => {
    expect(sanitiseBody('<p>a</b>b<b>c</B>d</b>e</br >f</p></p>')).toBe(
      '<p>ab<strong>c</strong>de<br />f</p>',
    );
  });

  it('is quick with a body of nothing but nested tags or spaces', () => {
    expect(sanitiseBody('<div>'.repeat(20_000))).toBe('');
    expect(sanitiseBody(`<p>a${' '.repeat(99_000)}b</p>`)).toContain('b');
    expect(foreignMarkup(sanitiseBody('<ul><li>'.repeat(10_000)))).toEqual([]);
  });
});

describe('what the allow-list keeps', () => {
  it.each([
    ['<p>One</p><p>Two<br />three</p>'],
    ['<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<p><strong>a</strong> <em>b</em> <u>c</u></p>'],
    ['<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['<blockquote><p>“Quoted”</p></blockquote>'],
    ['<p>H<sub>2</sub>O and m<sup>2</sup></p>'],
    [
      '<table><caption>Jobs</caption><thead><tr><th scope="col">Year</th><th scope="col" colspan="2">Jobs</th></tr></thead>' +
        '<tbody><tr><th scope="row" rowspan="2">2001</th><td style="text-align:right">1<br />2</td><td><ul><li>a</li></ul></td></tr></tbody></table>',
    ],
    ['<p><a href="https://x.example/?a=1&amp;b=2" rel="nofollow noopener">x</a></p>'],
    ['<p><a href="tel:+14105550142" rel="nofollow noopener">call</a></p>'],
    ['<p style="text-align:center">x</p>'],
    ['<p>5 &lt; 6 &amp; 7 &gt; 6</p>'],
  ])('%s', (html) => {
    expect(sanitiseBody(html)).toBe(html);
  });

  it.each([
    ['<h1>Big</h1>', '<h2>Big</h2>'],
    ['<h6>Small</h6>', '<h2>Small</h2>'],
    ['<h3>a</h3><h4>b</h4><h3>c</h3>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
    ['<h2>a</h2><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<p style="text-align: center; color: red">x</p>', '<p style="text-align:center">x</p>'],
    ['<p align="right">x</p>', '<p style="text-align:right">x</p>'],
    [
      '<span style="font-weight:700">a</span><span style="font-style:italic">b</span>',
      '<strong>a</strong><em>b</em>',
    ],
    ['<b style="font-weight:normal"><p>from a document</p></b>', '<p>from a document</p>'],
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['<div><p>One</p><p>Two</p></div>', '<p>One</p><p>Two</p>'],
    ['<p>m<span style="vertical-align: super">2</span> <s>old</s></p>', '<p>m<sup>2</sup> old</p>'],
    [
      '<div>x<table border=1 onclick=x><tr><th><p>a</p><th scope=row>b<tr><td colspan=900 style="width:9px"><p align=right>c</p><td><h2>d</h2><p>e</p></table>y</div>',
      '<p>x</p><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
        '<tbody><tr><td colspan="50" style="text-align:right">c</td><td>d<br />e</td></tr></tbody></table>y',
    ],
    [
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr>loose</table><td>c</td>',
      '<p>loose</p><table><tbody><tr><td>a b</td></tr></tbody></table>c',
    ],
    ['<p>a&nbsp;b</p>', '<p>a\u00a0b</p>'],
    ['<p>a&nbsp;&nbsp; &nbsp;b</p>', '<p>a b</p>'],
    ['<p>R&amp;amp;amp;D</p>', '<p>R&amp;D</p>'],
    ['<p class=MsoNormal>Word<o:p></o:p></p><p></p>', '<p>Word</p>'],
  ])('makes of %s', (html, expected) => {
    expect(sanitiseBody(html)).toBe(expected);
  });
});

const fragment = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<h1>',
    '</h1>',
    '<b>',
    '</b>',
    '<ul>',
    '<li>',
    '</li>',
    '</ul>',
    '<br>',
  ),
  fc.constantFrom(
    '&nbsp;',
    '&amp;',
    '&amp;amp;',
    '&lt;',
    '<',
    '>',
    '"',
    '<!--',
    '-->',
    ']]>',
    '<table><tr><td>',
    '<th>',
    '<tr>',
    '</td>',
    '</table>',
    '<thead>',
    '<caption>',
    '<sup>',
    '</sup>',
  ),
  fc.constantFrom(
    '<a href="https://x.example">',
    '</a>',
    '<script>',
    '</script>',
    '<svg>',
    '<span style="font-weight:bold">',
  ),
  fc.constantFrom(...hostile),
  fc.string({ maxLength: 8 }),
);
const markup = fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join(''));

describe('for any input', () => {
  it('lets only the allowed tags through', () => {
    fc.assert(
      fc.property(markup, (html) => foreignMarkup(sanitiseBody(html)).length === 0),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = sanitiseBody(html);
        expect(sanitiseBody(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });
});
