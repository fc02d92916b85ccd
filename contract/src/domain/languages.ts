/** A language in which a release can be written, by its BCP 47 tag; `ownName` is what its readers call it. */
export type Language = { tag: string; name: string; ownName: string };

/** Of a release whose author has chosen none, and of all from before one could. */
export const defaultLanguage = 'en-US';

const named: readonly (readonly [tag: string, name: string, ownName: string])[] = [
  ['en-US', 'English (United States)', 'English (United States)'],
  ['en-GB', 'English (United Kingdom)', 'English (United Kingdom)'],
  ['en-CA', 'English (Canada)', 'English (Canada)'],
  ['en-AU', 'English (Australia)', 'English (Australia)'],
  ['ar', 'Arabic', 'العربية'],
  ['bn', 'Bengali', 'বাংলা'],
  ['bg', 'Bulgarian', 'Български'],
  ['ca', 'Catalan', 'Català'],
  ['zh-Hans', 'Chinese (Simplified)', '简体中文'],
  ['zh-Hant', 'Chinese (Traditional)', '繁體中文'],
  ['hr', 'Croatian', 'Hrvatski'],
  ['cs', 'Czech', 'Čeština'],
  ['da', 'Danish', 'Dansk'],
  ['nl', 'Dutch', 'Nederlands'],
  ['et', 'Estonian', 'Eesti'],
  ['fil', 'Filipino', 'Filipino'],
  ['fi', 'Finnish', 'Suomi'],
  ['fr', 'French', 'Français'],
  ['fr-CA', 'French (Canada)', 'Français (Canada)'],
  ['de', 'German', 'Deutsch'],
  ['el', 'Greek', 'Ελληνικά'],
  ['he', 'Hebrew', 'עברית'],
  ['hi', 'Hindi', 'हिन्दी'],
  ['hu', 'Hungarian', 'Magyar'],
  ['is', 'Icelandic', 'Íslenska'],
  ['id', 'Indonesian', 'Bahasa Indonesia'],
  ['ga', 'Irish', 'Gaeilge'],
  ['it', 'Italian', 'Italiano'],
  ['ja', 'Japanese', '日本語'],
  ['ko', 'Korean', '한국어'],
  ['lv', 'Latvian', 'Latviešu'],
  ['lt', 'Lithuanian', 'Lietuvių'],
  ['ms', 'Malay', 'Bahasa Melayu'],
  ['mt', 'Maltese', 'Malti'],
  ['nb', 'Norwegian', 'Norsk bokmål'],
  ['fa', 'Persian', 'فارسی'],
  ['pl', 'Polish', 'Polski'],
  ['pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)'],
  ['pt-PT', 'Portuguese (Portugal)', 'Português (Portugal)'],
  ['ro', 'Romanian', 'Română'],
  ['ru', 'Russian', 'Русский'],
  ['sr', 'Serbian', 'Српски'],
  ['sk', 'Slovak', 'Slovenčina'],
  ['sl', 'Slovenian', 'Slovenščina'],
  ['es', 'Spanish', 'Español'],
  ['es-419', 'Spanish (Latin America)', 'Español (Latinoamérica)'],
  ['es-US', 'Spanish (United States)', 'Español (Estados Unidos)'],
  ['sw', 'Swahili', 'Kiswahili'],
  ['sv', 'Swedish', 'Svenska'],
  ['ta', 'Tamil', 'தமிழ்'],
  ['th', 'Thai', 'ไทย'],
  ['tr', 'Turkish', 'Türkçe'],
  ['uk', 'Ukrainian', 'Українська'],
  ['ur', 'Urdu', 'اردو'],
  ['vi', 'Vietnamese', 'Tiếng Việt'],
  ['cy', 'Welsh', 'Cymraeg'],
];

/** English first, which most releases are in, then by their English names. */
export const languages: readonly Language[] = named.map(([tag, name, ownName]) => ({ tag, name, ownName }));

const byTag = new Map(languages.map((language) => [language.tag, language]));

export const isLanguage = (tag: string): boolean => byTag.has(tag);

/** A language for a person: `German · Deutsch`, and one name where both are the same. */
export const languageName = (tag: string): string => {
  const { name, ownName } = byTag.get(tag) ?? { name: tag, ownName: tag };
  return name === ownName ? name : `${name} · ${ownName}`;
};

/** Those of the list that are written in Arabic or Hebrew letters. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction in which a language is written, as HTML names it. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (rightToLeft.has(tag) ? 'rtl' : 'ltr');
