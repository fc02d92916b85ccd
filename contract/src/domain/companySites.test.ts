import { expect, it } from 'vitest';
import { siteProofOf } from './companySites';

it.each([
  ['https://www.harbor-robotics.example/news', 'harbor-robotics.example'],
  ['http://Harbor.example', 'harbor.example'],
  ['', null],
  ['https://localhost/', null],
  ['https://10.0.0.1/', null],
  ['https://[::1]/', null],
  ['harbor.example', null],
])('%s is the website %s', (websiteUrl, domain) => {
  expect(siteProofOf({ companyId: 7, websiteUrl }, 'https://news.example')?.domain ?? null).toBe(domain);
});

it('is verified by what names this installation and the page', () => {
  expect(
    siteProofOf({ companyId: 7, websiteUrl: 'https://www.harbor.example/' }, 'https://news.example:8443'),
  ).toEqual({
    domain: 'harbor.example',
    record: '_dispatch.harbor.example',
    file: 'https://www.harbor.example/.well-known/dispatch-company.txt',
    value: 'dispatch-company=news.example:8443/7',
  });
});
