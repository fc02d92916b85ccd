import { packageIds } from '@dispatch/contract';
import { array, boolean, number, object, string, type InferType } from 'yup';
import { dollars, text, whole } from './demoFields';

const partner = object({
  slug: text()
    .matches(/^[A-Za-z0-9_-]{1,60}$/)
    .required(),
  name: text().max(100).required(),
  splashDescription: text(),
  splashRightPanel: text(),
  splashResourceCentre: text(),
  packageDescription: array(text()).max(4).required(),
  redirect: boolean().required(),
  prices: object(Object.fromEntries(packageIds.map((id) => [id, dollars()]))).required(),
  /** SVG; null without one. */
  logo: string().strict().nullable().defined(),
  customers: array(text().required()).required(),
});

const coupon = object({
  code: text()
    .matches(/^\S{1,36}$/)
    .required(),
  amount: number().positive().strict().nullable().defined(),
  percent: number().moreThan(0).lessThan(100).strict().nullable().defined(),
  startsInDays: whole(),
  expiresInDays: whole(),
  notes: text().max(1024),
});

export const demoPartners = { partners: array(partner).default([]), coupons: array(coupon).default([]) };

export type DemoPartner = InferType<typeof partner>;
export type DemoPartners = { partners: DemoPartner[]; coupons: InferType<typeof coupon>[] };
