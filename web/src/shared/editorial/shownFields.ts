/** Where a field of a release stands in its form: fields take their name as id. */
export const elementOfField = (field: string): HTMLElement | null => document.getElementById(field);

const places: Readonly<Record<string, string>> = {
  headline: '.article-headline, #main h1',
  summary: '.article-summary',
  cityState: '.article-dateline',
  body: '.article-body',
  pulloutQuote: '.article-quote',
  primaryContactName: '.article-contacts',
  primaryContactCompany: '.article-contacts',
};

/** Where a field of a release stands in the text as readers see it. */
export const elementInArticle = (field: string): HTMLElement | null =>
  document.querySelector(places[field] ?? '.article');
