type ContactPart = 'Name' | 'Company' | 'Website' | 'Email' | 'PhoneCountryCode' | 'Phone' | 'PhoneExtension';

/** The contact fields of a release (document 2 §3). */
export type ContactFields = {
  [Field in `${'primary' | 'secondary'}Contact${ContactPart}`]?: string | undefined;
} & { hasSecondaryContact?: boolean | undefined };

/** A contact as readers see it; parts that were not given are empty. */
export type ArticleContact = {
  name: string;
  company: string;
  /** `href` is null when the text is no web address, so that it is shown and not linked. */
  website: { text: string; href: string | null } | null;
  email: string;
  /** `+1 410 555 0142 ext. 12`. */
  phone: string;
};

/** A web address of what was typed: https is added where there is no scheme; other schemes than http(s) give null. */
const hrefOf = (typed: string): string | null => {
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};

const contactOf = (source: ContactFields, which: 'primary' | 'secondary'): ArticleContact | null => {
  const part = (name: ContactPart): string => source[`${which}Contact${name}`]?.trim() ?? '';
  const website = part('Website');
  const code = part('PhoneCountryCode').replace(/^\+/, '');
  const extension = part('PhoneExtension');
  const phone = part('Phone');
  const contact = {
    name: part('Name'),
    company: part('Company'),
    website: website === '' ? null : { text: website, href: hrefOf(website) },
    email: part('Email'),
    phone:
      phone === ''
        ? ''
        : [code === '' ? '' : `+${code}`, phone, extension === '' ? '' : `ext. ${extension}`]
            .filter(Boolean)
            .join(' '),
  };
  const given = [contact.name, contact.company, contact.email, contact.phone, website];
  return given.some((text) => text !== '') ? contact : null;
};

/** The contacts that readers see: the primary one, and the additional one when it is switched on (document 2 §4). */
export const contactsOf = (source: ContactFields): ArticleContact[] =>
  [
    contactOf(source, 'primary'),
    source.hasSecondaryContact === true ? contactOf(source, 'secondary') : null,
  ].filter((contact) => contact !== null);
