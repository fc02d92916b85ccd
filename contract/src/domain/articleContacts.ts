type ContactPart = 'Name' | 'Company' | 'Website' | 'Email' | 'PhoneCountryCode' | 'Phone' | 'PhoneExtension';

export type ContactFields = {
  [Field in `${'primary' | 'secondary'}Contact${ContactPart}`]?: string;
} & { hasSecondaryContact?: boolean };

/** One line of a contact; `href` is null where there is nothing to follow. */
export type ContactLine = { text: string; href: string | null };

export type ArticleContact = { name: string; company: string; lines: readonly ContactLine[] };

/** A web address of what was typed: https is added where there is no scheme; other schemes than http(s) give null. */
const hrefOf = (typed: string): string | null => {
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};

/** `+1 410 555 0142 ext. 12`, and what a telephone understands of it: digits, a leading plus, the extension. */
const phoneLine = (code: string, number: string, extension: string): ContactLine => {
  const dialled = [code && `+${code}`, number].join('').replace(/[^\d+]/g, '');
  return {
    text: [code && `+${code}`, number, extension && `ext. ${extension}`].filter(Boolean).join(' '),
    href: `tel:${dialled}${extension && `;ext=${extension.replace(/\D/g, '')}`}`,
  };
};

const contactOf = (source: ContactFields, which: 'primary' | 'secondary'): ArticleContact | null => {
  const part = (name: ContactPart): string => source[`${which}Contact${name}`]?.trim() ?? '';
  const [email, number, website] = [part('Email'), part('Phone'), part('Website')];
  const lines: ContactLine[] = [];
  if (email !== '') lines.push({ text: email, href: `mailto:${encodeURI(email)}` });
  if (number !== '') {
    lines.push(phoneLine(part('PhoneCountryCode').replace(/^\+/, ''), number, part('PhoneExtension')));
  }
  if (website !== '') lines.push({ text: website, href: hrefOf(website) });
  const contact = { name: part('Name'), company: part('Company'), lines };
  return contact.name !== '' || contact.company !== '' || lines.length > 0 ? contact : null;
};

export const contactsOf = (source: ContactFields): ArticleContact[] =>
  [
    contactOf(source, 'primary'),
    source.hasSecondaryContact === true ? contactOf(source, 'secondary') : null,
  ].filter((contact) => contact !== null);
