import { persona, personas, type PersonaKey } from './personas';

const { key: owner, firstName, lastName } = persona('customer');

const { key: partner } = persona('partnerCustomer');

/** Those of one day are one order, which may be bought again every year; what the store does not sell was given. */
export const demoLots = [
  { owner, package: '140', quantity: 5, used: 3, boughtDaysAgo: 345, expiresInDays: 21 },
  { owner, package: '140', quantity: 10, used: 0, boughtDaysAgo: 40, expiresInDays: 326 },
  { owner, package: '200', quantity: 3, used: 1, boughtDaysAgo: 120, expiresInDays: 246 },
  { owner, package: '360', quantity: 3, used: 2, boughtDaysAgo: 380, expiresInDays: -14 },
  {
    owner: partner,
    package: '200',
    quantity: 5,
    used: 0,
    boughtDaysAgo: 3,
    expiresInDays: 363,
    renews: true,
  },
  { owner: partner, package: '140', quantity: 3, used: 0, boughtDaysAgo: 3, expiresInDays: 363 },
  { owner: partner, package: '80', quantity: 2, used: 0, boughtDaysAgo: 1, expiresInDays: 60 },
];

/** Amounts in US dollars; the last two are revoked, and expired. */
export const demoUserCoupons = [
  {
    owner,
    amount: 25,
    remaining: 25,
    expiresInDays: 30,
    isRevoked: false,
    notes: 'Sorry for the late review.',
  },
  { owner, amount: 60, remaining: 60, expiresInDays: 90, isRevoked: false, notes: '' },
  { owner, amount: 40, remaining: 0, expiresInDays: 60, isRevoked: false, notes: '' },
  { owner, amount: 100, remaining: 100, expiresInDays: 45, isRevoked: true, notes: 'Given twice.' },
  { owner, amount: 75, remaining: 30.5, expiresInDays: -20, isRevoked: false, notes: '' },
];

export const demoSocialAccounts = [
  { owner, network: 'Twitter', accountName: 'HarborlineBots', expiresInDays: null },
  { owner, network: 'LinkedIn', accountName: `${firstName} ${lastName}`, expiresInDays: 12 },
  {
    owner,
    network: 'Facebook',
    accountName: `${firstName} ${lastName}`,
    page: 'Harborline Robotics',
    expiresInDays: null,
  },
];

const archive = 'https://archive.harborline.example/releases';

/** Amounts in US dollars; times are UTC, null when nobody knows any more. */
export const demoArchivedReleases = [
  {
    owner,
    legacyId: 18_294_411,
    headline: 'Harborline Robotics Ships Its Thousandth Pallet Runner to a Grocery Warehouse in Delaware',
    publicUrl: `${archive}/18294411`,
    releaseDate: '2022-10-04T13:00:00',
    amount: 425,
  },
  {
    owner,
    legacyId: 16_530_207,
    headline: 'Harborline Robotics Opens a Repair Shop for Warehouse Robots in Rotterdam',
    publicUrl: `${archive}/16530207`,
    releaseDate: '2019-05-21T12:30:00',
    amount: 369,
  },
  {
    owner,
    legacyId: 14_117_830,
    headline: 'Harborline Robotics Names Johanna Ek to Lead Its Gothenburg Office',
    publicUrl: null,
    releaseDate: '2017-03-08T09:00:00',
    amount: 159,
  },
  {
    owner,
    legacyId: 12_003_644,
    headline: 'Two Engineers and a Rented Pier: Harborline Robotics Begins Work in Baltimore',
    publicUrl: null,
    releaseDate: null,
    amount: 0,
  },
];

export const demoSwitches: readonly { owner: PersonaKey; on: string[]; off?: string[] }[] = [
  {
    owner: persona('formCustomer').key,
    on: ['hasEnablePurchaseEdit', 'hasEnableBundleStorePage', 'userSendDistributionToIris'],
    off: ['userHasStripeApi'],
  },
  {
    owner,
    on: [
      'userShowArchiveReleases',
      'hasEnableOAuthLinkedIn',
      'hasEnableOAuthFacebook',
      'hasEnableBackToDraft',
      'hasEnablePurchaseEdit',
      'hasEnableBundleStorePage',
    ],
  },
  { owner: persona('otherCustomer').key, on: ['hasEnableBundleStorePage'] },
  { owner: persona('partnerCustomer').key, on: ['hasEnableBundleStorePage'] },
];

/** Who has dismissed the welcome message: everybody but the second customer, who sees what a newcomer sees. */
export const demoWelcomed: readonly PersonaKey[] = personas
  .map(({ key }) => key)
  .filter((key) => key !== 'otherCustomer');
