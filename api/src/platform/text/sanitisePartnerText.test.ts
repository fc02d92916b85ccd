import { expect, it } from 'vitest';
import { sanitiseBody, sanitisePartnerText } from './sanitiseBody';

const linked = (href: string): string => sanitisePartnerText(`<p><a href="${href}">us</a></p>`);
const link = (href: string): string => `<p><a href="${href}" rel="nofollow noopener">us</a></p>`;

it.each([
  ['https://bay.example/guide', 'https://bay.example/guide'],
  ['mailto:members@bay.example', 'mailto:members@bay.example'],
  ['tel:+12025550147', 'tel:+12025550147'],
  ['bay.example', 'http://bay.example'],
  ['bay.example:8080/guide?a=1', 'http://bay.example:8080/guide?a=1'],
  ['//bay.example/guide', 'http://bay.example/guide'],
  [' www.bay.example ', 'http://www.bay.example'],
])('links to %s', (given, stored) => {
  expect(linked(given)).toBe(link(stored));
  expect(sanitisePartnerText(linked(given))).toBe(link(stored));
});

it.each([
  'javascript:alert(1)',
  'java&#10;script:alert(1)',
  ' &#1;javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'javascript:8080/alert(1)',
  'data:text/html,x',
  'ftp://bay.example',
  'vbscript:1',
  '/admin/users',
  '#top',
  '?x',
  '',
  'http',
])('blanks %s, and keeps the words', (given) => {
  expect(linked(given)).toBe('<p>us</p>');
});

it('lets nothing else through than the body of a release has', () => {
  const html =
    '<h1>News</h1><script>alert(1)</script><p onclick="x" style="text-align:center">a <b>b</b><img src=x onerror=y></p>';
  expect(sanitisePartnerText(html)).toBe(sanitiseBody(html));
  expect(sanitisePartnerText(html)).toBe(
    '<h2>News</h2><p style="text-align:center">a <strong>b</strong></p>',
  );
});
