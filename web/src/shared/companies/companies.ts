import { type components, escapeHtml, plainParagraphs } from '@dispatch/contract';
import { callQuery } from '../api/callQuery';

export type CompanyPage = components['schemas']['CompanyPage'];

/** The company pages of who asks, or, at the desk, of the owner of a release. */
export const companiesQuery = (distributionId?: number) =>
  callQuery('listCompanies', distributionId === undefined ? {} : { query: { distributionId } });

/** Texts of a page as paragraphs of a release, under a heading by which they are told from the news. */
export const boilerplateHtml = (name: string, boilerplate: string): string =>
  [
    `<h3>About ${escapeHtml(name)}</h3>`,
    ...plainParagraphs(boilerplate).map((one) => `<p>${escapeHtml(one).replaceAll(/\s*\n\s*/g, '<br>')}</p>`),
  ].join('');
