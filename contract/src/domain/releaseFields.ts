import type { components } from '../generated/types';
import { defaultLanguage } from './languages';

type Draft = components['schemas']['ReleaseDraft'];

/** What says which draft is saved, how, and in which frame: not what is written in it. */
type Frame = 'distributionId' | 'distributionVersion' | 'isAutomatic' | 'package' | 'releaseDateTimezone';

export type ReleaseFieldName = Exclude<keyof Draft, Frame>;

export type WrittenRelease = Required<Pick<Draft, ReleaseFieldName>>;

/** What a field holds, with the type of its column and its value while nothing is entered. */
export const releaseFieldKinds = {
  text: { column: 'text', empty: '' },
  /** HTML of the allow-list. */
  html: { column: 'text', empty: '' },
  /** Part of a telephone number, kept without what cannot be printed. */
  phone: { column: 'text', empty: '' },
  /** The tag of a language. */
  language: { column: 'text', empty: defaultLanguage },
  /** Codes of topics. */
  topics: { column: 'text[]', empty: [] },
  count: { column: 'integer', empty: 0 },
  flag: { column: 'boolean', empty: false },
  instant: { column: 'timestamptz', empty: null },
  /** Chosen journalist lists; the column keeps their ids. */
  lists: { column: 'integer[]', empty: [] },
  /** An uploaded image with its caption; null for none. */
  image: { column: 'jsonb', empty: null },
  /** Uploaded files with their captions, in their order. */
  files: { column: 'jsonb', empty: [] },
  /** Whether the release uses the connected account of a network, with its name and picture; null without one. */
  handle: { column: 'jsonb', empty: null },
} as const;

export interface ReleaseField {
  kind: keyof typeof releaseFieldKinds;
  /** The step of the wizard that asks for it. */
  step: 'additions' | 'release' | 'amplify' | 'schedule';
  /** Whom it tells about: a contact for readers, the person whom the editors ask, or the owner of a connected account. */
  contact?: 'primary' | 'secondary' | 'private' | 'account';
  /** It adds to the price, and cannot grow once the release is paid. */
  isCharged?: true;
  /** The column, where it is not the name in small letters with underscores. */
  column?: string;
}

const contactParts = {
  Name: 'text',
  Company: 'text',
  Website: 'text',
  Email: 'text',
  PhoneCountryCode: 'phone',
  Phone: 'phone',
  PhoneExtension: 'phone',
} as const;

type ContactFields<Which extends string> = {
  [Part in keyof typeof contactParts as `${Which}Contact${Part}`]: ReleaseField;
};

const contactFields = <Which extends 'primary' | 'secondary'>(contact: Which): ContactFields<Which> =>
  Object.fromEntries(
    Object.entries(contactParts).map(([part, kind]): [string, ReleaseField] => [
      `${contact}Contact${part}`,
      { kind, step: 'release', contact },
    ]),
  ) as ContactFields<Which>;

const privateField = (kind: ReleaseField['kind']): ReleaseField => ({
  kind,
  step: 'schedule',
  contact: 'private',
});

const accountField = (kind: ReleaseField['kind']): ReleaseField => ({
  kind,
  step: 'amplify',
  contact: 'account',
});

/** In the order of the wizard. Columns, saving, wiping, the wizard's steps and an empty release follow this table. */
export const releaseFields: Readonly<Record<ReleaseFieldName, ReleaseField>> = {
  cjl: { kind: 'count', step: 'additions', isCharged: true },
  hasPriorityRelease: { kind: 'flag', step: 'additions', isCharged: true },
  language: { kind: 'language', step: 'release' },
  mediaTopics: { kind: 'topics', step: 'release' },
  companyName: { kind: 'text', step: 'release' },
  headline: { kind: 'text', step: 'release' },
  summary: { kind: 'text', step: 'release' },
  videoUrl: { kind: 'text', step: 'release' },
  newsImage: { kind: 'image', step: 'release' },
  cityState: { kind: 'text', step: 'release' },
  body: { kind: 'html', step: 'release' },
  pulloutQuote: { kind: 'text', step: 'release' },
  ...contactFields('primary'),
  hasSecondaryContact: { kind: 'flag', step: 'release' },
  ...contactFields('secondary'),
  attachments: { kind: 'files', step: 'release' },
  cjlSelected: { kind: 'lists', step: 'amplify' },
  hasCisionSocialPost: { kind: 'flag', step: 'amplify', isCharged: true },
  cisionSocialPost: { kind: 'text', step: 'amplify' },
  twitterMessage: accountField('text'),
  xPostHandle: accountField('text'),
  twitterSocialHandle: accountField('handle'),
  linkedinSocialHandle: accountField('handle'),
  facebookSocialHandle: accountField('handle'),
  releaseDate: { kind: 'instant', step: 'schedule' },
  user: { ...privateField('text'), column: 'user_name' },
  userEmail: privateField('text'),
  userPhoneCountryCode: privateField('phone'),
  userPhone: privateField('phone'),
  userPhoneExtension: privateField('phone'),
};

export const releaseFieldsWhere = (holds: (field: ReleaseField) => boolean): ReleaseFieldName[] =>
  (Object.keys(releaseFields) as ReleaseFieldName[]).filter((name) => holds(releaseFields[name]));

export const emptyRelease = (): WrittenRelease =>
  Object.fromEntries(
    Object.entries(releaseFields).map(([name, { kind }]): [string, unknown] => [
      name,
      releaseFieldKinds[kind].empty,
    ]),
  ) as WrittenRelease;

export const releaseColumn = (name: ReleaseFieldName): string =>
  releaseFields[name].column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
