import type { components } from '@dispatch/contract';
import { callQuery } from '../api/callQuery';

export type CompanyPage = components['schemas']['CompanyPage'];

/** The company pages of who asks, or, at the desk, of the owner of a release. */
export const companiesQuery = (distributionId?: number) =>
  callQuery('listCompanies', distributionId === undefined ? {} : { query: { distributionId } });

/** Texts of a page as paragraphs of a release, under a heading by which they are told from the news. */
export const boilerplateHtml = (name: string, boilerplate: string): string => {
  const escaped = (text: string): string =>
    text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
  const paragraphs = boilerplate.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return [
    `<h3>About ${escaped(name)}</h3>`,
    ...paragraphs.map((one) => `<p>${escaped(one.trim()).replaceAll(/\s*\n\s*/g, '<br>')}</p>`),
  ].join('');
};
