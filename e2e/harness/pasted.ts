import type { Sample } from './samples';

const paragraphsOf = ({ bodyHtml }: Sample): string[] =>
  [...bodyHtml.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => text);

const keptExtras = [
  '<h2>More on the web</h2>',
  '<p>The <strong>first</strong> results are <em>public</em>: see <a href="https://www.nasa.gov/mission">the mission</a>.</p>',
  '<ul><li>Launched in <strong>2006</strong></li><li>Nine instruments</li></ul>',
  '<ol><li>Approach</li><li>Encounter</li></ol>',
].join('');

/** The body that readers must see of a sample with the extras; the page adds to links what search engines need. */
export const expectedBody = (sample: Sample): string =>
  `${paragraphsOf(sample)
    .map((text) => `<p>${text}</p>`)
    .join('')}${keptExtras}`.replace(/<a (href="[^"]*")>/g, '<a $1 rel="nofollow noopener">');

export const fromWebPage = (sample: Sample): string => `<html><body><!--StartFragment-->
  <style>p { color: red }</style><script>document.title = 'taken'</script>
  ${paragraphsOf(sample)
    .map(
      (text) =>
        `<p class="lede" style="font-size: 14px; color: rgb(1, 2, 3)" onclick="alert(1)"><span>${text}</span></p>`,
    )
    .join('\n')}
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A picture" onerror="alert(1)">
  <h3 id="more" style="font-weight: 400">More on the web</h3>
  <p>The <b>first</b> results are <i>public</i>: see
    <a href="https://www.nasa.gov/mission" target="_blank" rel="me" onmouseover="alert(1)">the mission</a>.</p>
  <ul type="square"><li>Launched in <strong>2006</strong></li><li><p>Nine instruments</p></li></ul>
  <ol start="3"><li>Approach</li><li>Encounter</li></ol>
  <iframe src="https://elsewhere.example/"></iframe><form><input value="search"></form>
<!--EndFragment--></body></html>`;

const wordItem = (list: number, marker: string, text: string, place: string): string =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-.25in;mso-list:l${list} level1 lfo${list + 1}'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>` +
  `${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

export const fromWord = (sample: Sample): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0in; font-family:"Calibri",sans-serif} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
${paragraphsOf(sample)
  .map(
    (text) =>
      `<p class=MsoNormal><span style='font-size:12.0pt;mso-bidi-font-size:11.0pt'>${text}<o:p></o:p></span></p>`,
  )
  .join('\n')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h3><span style='color:#1F3763'>More on the web<o:p></o:p></span></h3>
<p class=MsoNormal>The <b style='mso-bidi-font-weight:normal'>first</b> results are <i style='mso-bidi-font-style:normal'>public</i>:
see <a href="https://www.nasa.gov/mission"><span style='color:#0563C1'>the mission</span></a>.<o:p></o:p></p>
<!--[if gte vml 1]><v:shape id="Picture_1" type="#_x0000_t75"><v:imagedata src="file:///C:/image001.png"/></v:shape><![endif]-->
${wordItem(0, '·', 'Launched in <b>2006</b>', 'First')}
${wordItem(0, '·', 'Nine instruments', 'Last')}
${wordItem(1, '1.', 'Approach', 'First')}
${wordItem(1, '2.', 'Encounter', 'Last')}
<!--EndFragment--></body></html>`;
