import { parseReleaseDate } from '@dispatch/contract';
import { array, boolean, number, object, ref, string, type InferType } from 'yup';
import { dollars, packageId, text, whole } from './demoFields';

const lot = object({
  owner: text().required(),
  package: packageId(),
  quantity: whole().min(1),
  used: whole().min(0),
  boughtDaysAgo: whole().min(0),
  expiresInDays: whole(),
  /** Paid with a card that is kept, with which it is bought again every year. */
  renews: boolean().default(false),
});

const userCoupon = object({
  owner: text().required(),
  amount: dollars().required().moreThan(0),
  remaining: dollars().required().max(ref('amount')),
  expiresInDays: whole(),
  isRevoked: boolean().required().strict(),
  notes: text().max(1024),
});

const socialAccount = object({
  owner: text().required(),
  network: string().oneOf(['Twitter', 'LinkedIn', 'Facebook']).required(),
  accountName: text().max(200).required(),
  /** The page of a Facebook account. */
  page: text().max(200).notRequired().default(undefined),
  expiresInDays: number().integer().strict().nullable().defined(),
});

const archivedRelease = object({
  owner: text().required(),
  legacyId: whole().min(1),
  headline: text().max(500).required(),
  publicUrl: string().url().nullable().defined(),
  releaseDate: string()
    .nullable()
    .defined()
    .test('date', '${path} is no release date', (date) => date === null || parseReleaseDate(date) !== null),
  amount: dollars().required(),
});

const switches = object({
  owner: text().required(),
  on: array(text().required()).required(),
  off: array(text().required()).default([]),
});

export const demoHoldings = {
  lots: array(lot).default([]),
  userCoupons: array(userCoupon).default([]),
  socialAccounts: array(socialAccount).default([]),
  archivedReleases: array(archivedRelease).default([]),
  switches: array(switches).default([]),
  welcomed: array(text().required()).default([]),
};

export type DemoHoldings = {
  lots: InferType<typeof lot>[];
  userCoupons: InferType<typeof userCoupon>[];
  socialAccounts: InferType<typeof socialAccount>[];
  archivedReleases: InferType<typeof archivedRelease>[];
  switches: InferType<typeof switches>[];
  /** Who has dismissed the welcome message. */
  welcomed: string[];
};
