// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import * as cleaning from './cleanPastedHtml';
import * as losing from './lostInPaste';
import { sampleElements } from './sampleElements';

const kept = Object.keys(sampleElements);
const cleanPastedHtml = (html: string): string => cleaning.cleanPastedHtml(html, kept);
const lostInPaste = (html: string): string[] => losing.lostInPaste(html, kept);

/** As Word 365 puts it on the clipboard: prologue, style sheet, conditional comments, its own elements. */
const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/dana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0in; font-size:11.0pt;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
-->
</style>
</head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body>
</html>`;

const item = (text: string, list: string, marker: string, position = 'Middle') => `
<p class=MsoListParagraphCxSp${position} style='text-indent:-.25in;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('text from Word', () => {
  it('keeps paragraphs and emphasis, and loses classes, styles, empty lines and Word’s own elements', () => {
    const html =
      word(`<p class=MsoNormal style='margin-bottom:0in'><b><span style='font-size:12.0pt;font-family:"Arial",sans-serif;
color:#C00000'>BALTIMORE</span></b><span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>— Harbor <i>Robotics</i> today <u>opened</u>
a plant in <st1:place w:st="on"><st1:City w:st="on">Sparrows Point</st1:City></st1:place>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>The site will <b>build</b><b> the H4</b> robot.<o:p></o:p></p>`);
    expect(cleanPastedHtml(html)).toBe(
      '<p><strong>BALTIMORE</strong> — Harbor <em>Robotics</em> today <u>opened</u> a plant in Sparrows Point.</p>' +
        '<p>The site will <strong>build the H4</strong> robot.</p>',
    );
  });

  it('keeps headings, h1 becoming h2 because the headline is the h1', () => {
    const html =
      word(`<p class=MsoTitle>Release<o:p></o:p></p><h1 style='margin-top:12.0pt'><span style='color:#2F5496'>Plant<o:p></o:p></span></h1>
<h2>Jobs</h2><h3>Pay</h3><h5>Small</h5>`);
    expect(cleanPastedHtml(html)).toBe(
      '<h2>Release</h2><h2>Plant</h2><h2>Jobs</h2><h3>Pay</h3><h4>Small</h4>',
    );
  });

  it('turns paragraphs with bullets into a list, nested by level', () => {
    const html = word(
      `<p class=MsoNormal>Built here:</p>` +
        item('The H4', 'l0 level1 lfo1', '·', 'First') +
        item('for <b>warehouses</b>', 'l0 level2 lfo1', 'o') +
        item('and harbours', 'l0 level2 lfo1', 'o') +
        item('deep', 'l0 level3 lfo1', '§') +
        item('The H5', 'l0 level1 lfo1', '·', 'Last') +
        `<p class=MsoNormal>That is all.</p>`,
    );
    expect(cleanPastedHtml(html)).toBe(
      '<p>Built here:</p><ul><li>The H4<ul><li>for <strong>warehouses</strong></li><li>and harbours<ul><li>deep</li></ul></li></ul></li>' +
        '<li>The H5</li></ul><p>That is all.</p>',
    );
  });

  it('tells numbers from bullets, and one numbered list from the next', () => {
    const html = word(
      item('One', 'l1 level1 lfo2', '1.') +
        item('a part', 'l1 level2 lfo2', 'a)') +
        item('Two', 'l1 level1 lfo2', '2.') +
        item('Again one', 'l2 level1 lfo3', '1.') +
        item('A point', 'l0 level1 lfo1', '·'),
    );
    expect(cleanPastedHtml(html)).toBe(
      '<ol><li>One<ol><li>a part</li></ol></li><li>Two</li></ol><ol><li>Again one</li></ol><ul><li>A point</li></ul>',
    );
  });

  it('finds the bullet between conditional comments too', () => {
    const html = word(
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><!--[if !supportLists]-->·&nbsp;&nbsp;&nbsp; <!--[endif]-->One</p>`,
    );
    expect(cleanPastedHtml(html)).toBe('<ul><li>One</li></ul>');
  });

  it('keeps a paragraph of the list style that is no list item, and a numbered heading', () => {
    const html = word(
      `<p class=MsoListParagraph>No item.</p><h2 style='mso-list:l3 level1 lfo4'><![if !supportLists]><span style='mso-list:Ignore'>1<span>&nbsp;</span></span><![endif]>Plant</h2>`,
    );
    expect(cleanPastedHtml(html)).toBe('<p>No item.</p><h2>Plant</h2>');
  });

  it('keeps links and loses their colour, bookmarks and hidden text', () => {
    const html =
      word(`<p class=MsoNormal><a name="_Hlk1"></a>See <a href="https://example.com/plant"><span style='color:#0563C1'><u>the plant</u></span></a>,
<a href="mailto:press@example.com">write</a><span style='mso-hide:all'>secret</span>, <a href="file:///C:/plan.doc">a file</a>.</p>`);
    expect(cleanPastedHtml(html)).toBe(
      '<p>See <a href="https://example.com/plant">the plant</a>, <a href="mailto:press@example.com">write</a>, a file.</p>',
    );
  });

  it('keeps a table, with its side and its marks, and loses pictures and shapes', () => {
    const html =
      word(`<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Jobs</p></td><td><p class=MsoNormal align=right style='text-align:right'>400 m<sup>2</sup></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="s" type="#t"><v:imagedata src="clip.png"/></v:shape><![endif]--><![if !vml]><img width=10 src="file:///clip.png"><![endif]></p>`);
    expect(cleanPastedHtml(html)).toBe(
      '<table><tbody><tr><td>Jobs</td><td style="text-align:right">400 m<sup>2</sup></td></tr></tbody></table>',
    );
  });
});

describe('text from elsewhere', () => {
  it('reads the styles of Google Docs, and not its wrapper', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;">Bold</span><span style="font-weight:400;font-style:italic"> and leaning</span></p><br><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li aria-level="2"><p><span>Inner</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;
    expect(cleanPastedHtml(html)).toBe(
      '<p><strong>Bold</strong><em> and leaning</em></p><ul><li>One<ul><li>Inner</li></ul></li></ul>',
    );
  });

  it('leaves a phrase a phrase, so that it can be pasted into a sentence', () => {
    expect(cleanPastedHtml('<meta charset="utf-8"><span style="color: red">a <b>few</b> words</span>')).toBe(
      'a <strong>few</strong> words',
    );
  });

  it('makes paragraphs of divs and of double line breaks', () => {
    expect(cleanPastedHtml('<div>One</div><div><br></div><div>Two<br>still two<br><br>Three</div>')).toBe(
      '<p>One</p><p>Two<br>still two</p><p>Three</p>',
    );
  });

  it('keeps emphasis around blocks inside them', () => {
    expect(cleanPastedHtml('<strong><p>One</p><p>Two</p></strong>')).toBe(
      '<p><strong>One</strong></p><p><strong>Two</strong></p>',
    );
  });

  it('keeps what is less than or greater than as text', () => {
    expect(cleanPastedHtml('<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 &lt;b&gt;</p>')).toBe(
      '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 &lt;b&gt;</p>',
    );
  });

  it('is the same when cleaned twice', () => {
    const once = cleanPastedHtml(
      '<div>One <b>two</b></div><ul><li>a<ol><li>b</li></ol></li></ul><h1>c</h1><p>d<br>e</p>',
    );
    expect(cleanPastedHtml(once)).toBe(once);
  });
});

describe('what is dangerous', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{display:none}</style>',
    '<template><img src=x onerror=alert(1)></template>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ])('drops %s', (html) => {
    const clean = cleanPastedHtml(`<p>before</p>${html}`);
    expect(clean).not.toMatch(/<(?!\/?(?:p|h[234]|ul|ol|li|strong|em|u|br)>)/);
    expect(clean).toContain('<p>before</p>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' java\tscript:alert(1)', 'vbscript:x'])(
    'takes the link %j off its words',
    (href) => {
      expect(cleanPastedHtml(`<p><a href="${href}" onclick="x()">words</a></p>`)).toBe('<p>words</p>');
    },
  );

  it('keeps no attribute but href', () => {
    expect(
      cleanPastedHtml(
        '<p onclick="x()" id="a" style="color:red"><a href="https://example.com/" target="_blank" style="x">a</a></p>',
      ),
    ).toBe('<p><a href="https://example.com/">a</a></p>');
  });
});

it('keeps a table with its header cells, and says what is lost', () => {
  const html =
    '<table><caption>Jobs</caption><tr><td><b>Year</b></td><td colspan=2><p><b>Jobs</b></p></td></tr>' +
    '<tr><td>First<img src=x></td><td></td><td><p><b>150</b></p><p>more</p></td></tr></table>';
  expect(cleanPastedHtml(html)).toBe(
    '<table><caption>Jobs</caption><thead><tr><th><strong>Year</strong></th><th colspan="2"><strong>Jobs</strong></th></tr></thead>' +
      '<tbody><tr><td>First</td><td></td><td><strong>150</strong><br>more</td></tr></tbody></table>',
  );
  expect(lostInPaste(html + html)).toEqual(['2 pictures were left out.']);
});

it('keeps what is lowered and raised, as Google Docs writes it too, and names what it removes', () => {
  const html =
    '<p style="text-align:center">CO<span style="vertical-align:sub">2</span>, m<sup>2</sup></p><hr>' +
    '<p><span style="text-decoration:line-through">old</span> <span style="background-color:yellow">new</span></p>' +
    '<p dir="rtl" style="text-align:right">שלום</p>';
  expect(cleanPastedHtml(html)).toBe('<p>CO<sub>2</sub>, m<sup>2</sup></p><p>old new</p><p>שלום</p>');
  expect(lostInPaste(html)).toEqual([
    'Centring, a horizontal line, strike-through, and highlighting were removed.',
  ]);
  expect(lostInPaste('<p style="text-align:center"><s>x</s></p>')).toEqual([
    'Centring and strike-through were removed.',
  ]);
});

it('takes a table that only lays out a page apart', () => {
  const html = '<table><tr><td><p>One.</p><p>Two.</p></td></tr></table>';
  expect(cleanPastedHtml(html)).toBe('<p>One.</p><p>Two.</p>');
  expect(lostInPaste(html)).toEqual([]);
  expect(cleanPastedHtml('<table><tr><td><ul><li>One</li></ul></td><td>Two</td></tr></table>')).toBe(
    '<ul><li>One</li></ul><p>Two</p>',
  );
});
