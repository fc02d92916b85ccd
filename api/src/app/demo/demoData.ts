import { groups, mediaTopics, type MediaTopicCode, type ReleaseState } from '@dispatch/contract';
import { array, boolean, mixed, number, object, string, ValidationError, type InferType } from 'yup';
import { packageId, text } from './demoFields';
import { demoPartners, type DemoPartners } from './demoPartners';
import { demoJournalists, type DemoJournalist } from './demoJournalists';
import { demoHoldings, type DemoHoldings } from './demoHoldings';

const hours = () => number().required().strict();

const person = object({
  key: text().required(),
  email: text().email().max(100).required(),
  firstName: text().required(),
  lastName: text().required(),
  organization: text(),
  phone: text(),
  country: text(),
  state: text(),
  group: string().oneOf(groups).required(),
});

/** The states that a demo shows. */
const demoStates = [
  'PendingEditorialReview',
  'DraftMode',
  'OnHold',
  'PendingDistribution',
  'Published',
  'InEditorialReview',
] as const satisfies readonly ReleaseState[];

export type DemoState = (typeof demoStates)[number];

const release = object({
  owner: text().required(),
  state: string().oneOf(demoStates).required(),
  hasPaid: boolean().required(),
  /** Hours from the seeding; negative for what is published already. */
  releaseInHours: hours(),
  createdHoursAgo: hours().min(0),
  submittedHoursAgo: hours().min(0).nullable().defined(),
  holdReason: array(text()).required(),
  package: packageId(),
  language: text().required(),
  mediaTopics: array(
    string<MediaTopicCode>()
      .oneOf(mediaTopics.map(({ code }) => code))
      .required(),
  ).default([]),
  headline: text().max(170),
  summary: text().max(4000),
  cityState: text().max(250),
  body: text(),
  pulloutQuote: text(),
  videoUrl: text(),
  cjl: number().integer().min(0).max(21).required(),
  /** The names of the journalist lists that are chosen. */
  lists: array(text().required()).default([]),
  hasPriorityRelease: boolean().required(),
  primaryContactName: text(),
  primaryContactCompany: text(),
  primaryContactWebsite: text(),
  primaryContactEmail: text(),
  primaryContactPhoneCountryCode: text(),
  primaryContactPhone: text(),
  primaryContactPhoneExtension: text(),
  user: text(),
  userEmail: text(),
  userPhoneCountryCode: text(),
  userPhone: text(),
  userPhoneExtension: text(),
});

const subscriber = object({
  name: text().max(100).required(),
  kind: string<'push' | 'pull'>().oneOf(['push', 'pull']).required(),
  address: text(),
  format: text().required(),
  secret: text().required(),
  companies: array(text().required()).default([]),
});

const company = object({
  owner: text().required(),
  name: text().max(100).required(),
  isApproved: boolean().default(false),
  logo: string().nullable().default(null),
  details: mixed<Record<string, string>>().default({}),
});

const demoData = object({
  people: array(person).required().min(1),
  releases: array(release).required(),
  journalists: demoJournalists,
  companies: array(company).default([]),
  subscribers: array(subscriber).default([]),
  ...demoHoldings,
  ...demoPartners,
});

export type DemoPerson = InferType<typeof person>;
export type DemoCompany = InferType<typeof company>;
export type DemoSubscriber = InferType<typeof subscriber>;
export type DemoRelease = Omit<InferType<typeof release>, 'state'> & { state: DemoState };

export type DemoData = DemoHoldings &
  DemoPartners & {
    people: DemoPerson[];
    releases: DemoRelease[];
    journalists: DemoJournalist[];
    companies: DemoCompany[];
    subscribers: DemoSubscriber[];
  };

/** What was given is no demo data. The message names every error. */
export class DemoDataError extends Error {
  override readonly name = 'DemoDataError';
}

/** Reads demo data from JSON. Throws DemoDataError. */
export const readDemoData = (json: string): DemoData => {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new DemoDataError('The demo data are not JSON.');
  }
  try {
    const data = demoData.validateSync(given, { abortEarly: false, stripUnknown: true }) as DemoData;
    const keys = new Set(data.people.map(({ key }) => key));
    const { releases, lots, userCoupons, socialAccounts, archivedReleases, switches, welcomed } = data;
    const owned = [releases, lots, userCoupons, socialAccounts, archivedReleases, switches].flat();
    const owners = [
      ...owned.map(({ owner }) => owner),
      ...welcomed,
      ...data.partners.flatMap(({ customers }) => customers),
    ];
    const orphan = owners.find((owner) => !keys.has(owner));
    if (orphan === undefined) return data;
    throw new DemoDataError(`The demo data have something of '${orphan}', who is not among the people.`);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new DemoDataError(`The demo data are not usable: ${error.errors.join('; ')}`);
  }
};
