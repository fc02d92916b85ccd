import {
  accountsText,
  languageName,
  listsToChoose,
  mediaTopicName,
  packageTraits,
  runningText,
} from '@dispatch/contract';
import { formatReleaseMoment } from '../../shared/formatting/dates';
import type { ReleaseValues } from './releaseValues';
import type { StepId } from './stepId';

interface Fact {
  term: string;
  value: string;
}

type Contact = 'primaryContact' | 'secondaryContact';

const phone = (code: string, number: string, extension: string): string =>
  [code && number && `+${code}`, number, extension && `ext. ${extension}`].filter(Boolean).join(' ');

const line = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

const filled = (facts: readonly Fact[], ...always: readonly string[]): readonly Fact[] =>
  facts.filter(({ term, value }) => value !== '' || always.includes(term));

/** What readers see of a contact; nothing of what is not entered. */
export const contactFacts = (values: ReleaseValues, prefix: Contact): readonly Fact[] =>
  filled([
    { term: 'Name', value: values[`${prefix}Name`].trim() },
    { term: 'Company', value: values[`${prefix}Company`].trim() },
    { term: 'Website', value: values[`${prefix}Website`].trim() },
    { term: 'Email', value: values[`${prefix}Email`].trim() },
    {
      term: 'Phone',
      value: phone(
        values[`${prefix}PhoneCountryCode`],
        values[`${prefix}Phone`],
        values[`${prefix}PhoneExtension`],
      ),
    },
  ]);

const contact = (values: ReleaseValues, prefix: Contact): string =>
  line(...contactFacts(values, prefix).map(({ value }) => value));

const mostWords = 40;

const beginning = (html: string): string => {
  const words = runningText(html).split(/\s+/).filter(Boolean);
  return words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : words.join(' ');
};

const when = (releaseDate: string | null): string =>
  releaseDate === null ? '' : formatReleaseMoment(releaseDate);

export const stepFacts: Readonly<Partial<Record<StepId, (values: ReleaseValues) => readonly Fact[]>>> = {
  package: ({ package: id }) => [{ term: 'Package', value: packageTraits[id].name }],
  additions: ({ package: id, cjl, hasPriorityRelease }) => [
    { term: 'Journalist lists', value: `${listsToChoose(id, cjl)}` },
    ...(packageTraits[id].priority
      ? [{ term: 'Priority Distribution', value: hasPriorityRelease ? 'Yes' : 'No' }]
      : []),
  ],
  release: (values) =>
    filled(
      [
        { term: 'Language', value: languageName(values.language) },
        { term: 'Topics', value: line(...values.mediaTopics.map(mediaTopicName)) },
        { term: 'Company', value: values.companyName.trim() },
        { term: 'Headline', value: values.headline.trim() },
        { term: 'Summary', value: values.summary.trim() },
        { term: 'Video URL', value: packageTraits[values.package].video ? values.videoUrl.trim() : '' },
        {
          term: 'Featured image',
          value: values.newsImage?.caption?.trim() || (values.newsImage?.fileName ?? ''),
        },
        { term: 'Dateline', value: values.cityState.trim() },
        { term: 'Release body', value: beginning(values.body) },
        {
          term: 'Pull-out quote',
          value: packageTraits[values.package].pullQuote ? values.pulloutQuote.trim() : '',
        },
        { term: 'Primary contact', value: contact(values, 'primaryContact') },
        {
          term: 'Additional contact',
          value: values.hasSecondaryContact ? contact(values, 'secondaryContact') : '',
        },
        { term: 'Attachments', value: line(...values.attachments.map(({ fileName }) => fileName)) },
      ],
      'Headline',
      'Summary',
      'Dateline',
      'Release body',
      'Primary contact',
    ),
  amplify: (values) => [
    {
      term: 'Journalist lists',
      value: line(...values.cjlSelected.map(({ categoryName }) => categoryName ?? '')),
    },
    { term: 'Share on X', value: values.hasCisionSocialPost ? values.cisionSocialPost.trim() : '' },
    ...filled([
      { term: 'X message', value: values.xPostHandle === '' ? '' : values.twitterMessage.trim() },
      { term: 'Social accounts', value: accountsText(values) },
    ]),
  ],
  schedule: (values) => [
    { term: 'Release time', value: when(values.releaseDate) },
    {
      term: 'Private contact',
      value: line(
        values.user,
        values.userEmail,
        phone(values.userPhoneCountryCode, values.userPhone, values.userPhoneExtension),
      ),
    },
  ],
};
