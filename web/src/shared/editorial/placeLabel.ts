const labels: Readonly<Record<string, string>> = {
  headline: 'Headline',
  summary: 'Summary',
  cityState: 'Dateline',
  body: 'Release body',
  pulloutQuote: 'Pull-out quote',
  primaryContactName: 'Contact name',
  primaryContactCompany: 'Contact company',
  newsImage: 'Featured image',
  attachments: 'Attachments',
};

const mostWords = 60;

/** A place in the text of a release, for a person: the field, and its words up to 60 characters. */
export const placeLabel = (field: string, words: string): string => {
  const shown = words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words;
  return `${labels[field] ?? 'Release'}${words === '' ? '' : ` “${shown}”`}`;
};
