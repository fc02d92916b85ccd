import type { components } from '../generated/types';

/** Hours within which one reader of one page counts once. Eastern days have three such periods. */
export const visitHours = 8;

/** So many days of analytics a screen shows; the file has all of them. */
export const analyticsDays = [28, 84, 364] as const;

/** Weeks after its publication in which the contact of a release is mailed its analytics. */
export const analyticsMailWeeks = 8;

export type AnalyticsFigure = keyof components['schemas']['AnalyticsFigures'];

type Definition = { name: AnalyticsFigure; label: string; definition: string };

/** What is counted of each release and day, and what each figure is: so it stands on the screen, in the file and in the mail. */
export const analyticsFigures: readonly Definition[] = [
  {
    name: 'reads',
    label: 'Page reads',
    definition: `People to whom this site sent the page. One browser at one address counts once in ${visitHours} hours. Where a cache in front of the site answers, the site does not see it.`,
  },
  {
    name: 'shown',
    label: 'Pages shown',
    definition: `People whose browser showed the page, also from a cache: it asks for a picture of one pixel that no cache keeps. Once in ${visitHours} hours. Who loads no pictures is not seen.`,
  },
  {
    name: 'feedFetches',
    label: 'Feed fetches',
    definition: `Programs that fetched a feed with the release in it, or its story for newsroom systems. One program at one address counts once in ${visitHours} hours for each feed. How many people read there, nobody can know.`,
  },
  {
    name: 'downloads',
    label: 'Downloads',
    definition: `People who downloaded the PDF or an attachment; each file once in ${visitHours} hours.`,
  },
];

/** Requests for a page that nobody read, or not yet: each request counts, and none of them is a page read. */
export const analyticsApart: readonly Definition[] = [
  {
    name: 'robots',
    label: 'Robots',
    definition:
      'Search engines, previews of links and other programs that say what they are, and browsers that name no language.',
  },
  {
    name: 'scanners',
    label: 'Mail scanners',
    definition: 'Services that open the links of a mail to look for harm, before anybody reads it.',
  },
  {
    name: 'prefetches',
    label: 'Prefetches',
    definition:
      'Browsers that loaded the page before anybody asked for it. Who then reads it is among “Pages shown”.',
  },
];

export const allAnalyticsFigures: readonly Definition[] = [...analyticsFigures, ...analyticsApart];

/** What is not counted at all, and why. */
export const neverCounted =
  'Links that are followed and mails that are opened are not counted: the one needs a detour through this site, the other counts machines.';

/** What is kept of readers, and how long. */
export const analyticsPrivacy = `No cookie is set and no address is stored. Readers are told apart by a hash of address and browser, with a random salt that is deleted, with all hashes, when its ${visitHours} hours are over. What stays are the numbers of each day, as long as the release.`;
