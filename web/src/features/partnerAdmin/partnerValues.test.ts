import { expect, test } from 'vitest';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { partnerChange, valuesOf } from './partnerValues';
import { refusePrices } from './refusePrices';
import { unusualPrices } from './unusualPrices';

const page: PartnerPage = {
  partner: {
    partnerId: 3,
    version: 8,
    slug: 'bay-business-alliance',
    name: 'Bay Business Alliance',
    logoPath: '/api/partner/logo/5rV9k2mQx7Zt1wYb3nEo8uHs',
    splashdescriptioncontent: '<p>News</p>',
    spashrightpanelcontent: '',
    splashresourcecontent: '',
    packageDescription: ['<p>Basic</p>'],
    redirect: false,
  },
  packages: [
    { packageId: '80', name: 'Basic', price: 99, listPrice: 120 },
    { packageId: '140', name: 'Standard', price: 245, listPrice: 245 },
    { packageId: '200', name: 'Advanced', price: 306, listPrice: 360 },
    { packageId: '360', name: 'Premium', price: 480, listPrice: 480 },
  ],
};

test('only prices that differ from the list price are own prices', () => {
  expect(valuesOf(page)).toMatchObject({
    priceBasic: 99,
    priceStandard: '',
    priceAdvanced: 306,
    pricePremium: '',
  });
});

test('a partner that nothing was done to is sent as it was', () => {
  expect(partnerChange(valuesOf(page), page, 8)).toEqual({
    ...page.partner,
    packageDescription: ['<p>Basic</p>', '', '', ''],
    packages: [
      { packageId: '80', price: 99 },
      { packageId: '200', price: 306 },
    ],
  });
});

test('a logo goes, or another one comes', () => {
  const values = valuesOf(page);
  expect(partnerChange({ ...values, isLogoRemoved: true }, page, 8).logoPath).toBeNull();
  expect(partnerChange({ ...values, logoUploadKey: 'key' }, page, 8).logoUploadKey).toBe('key');
});

test('the version that is to be overwritten can be another than the loaded one', () => {
  expect(partnerChange(valuesOf(page), page, 9).version).toBe(9);
});

const unreadable = 'Please provide a price in US dollars, with at most two decimals.';

test.each([
  ['ninety', unreadable],
  ['90.505', unreadable],
  [1_000_000.01, 'A price cannot be more than $1,000,000.00.'],
  ['-1', 'A price cannot be less than $0.00.'],
])('%s is refused as a price, at its field, before it is sent', (priceBasic, message) => {
  const refused = (): unknown => {
    try {
      refusePrices({ ...valuesOf(page), priceBasic, pricePremium: 'much' });
    } catch (error) {
      return error;
    }
    return null;
  };
  expect(refused()).toMatchObject({
    problem: {
      fields: [
        { pointer: '/priceBasic', message },
        { pointer: '/pricePremium', message: unreadable },
      ],
      errors: [...new Set([message, unreadable])],
    },
  });
});

test.each(['', ' ', 0, 90.5, 1_000_000])('%j is no error in the field of a price', (priceBasic) => {
  expect(() => refusePrices({ ...valuesOf(page), priceBasic })).not.toThrow();
});

test('what the rules take as a price is sent as one', () => {
  const values = { ...valuesOf(page), priceBasic: '90.500', priceStandard: ' ', priceAdvanced: 0 };
  expect(partnerChange(values, page, 8).packages).toEqual([
    { packageId: '80', price: 90.5 },
    { packageId: '200', price: 0 },
  ]);
});

test('a price above the list price, and one of nothing, are named before they are saved', () => {
  const values = { ...valuesOf(page), priceBasic: 120, priceStandard: 245.01, pricePremium: 0 };
  expect(unusualPrices(values, page.packages)).toEqual([
    'Standard costs more than its list price of $245.00.',
    'Premium costs nothing.',
  ]);
  expect(unusualPrices(valuesOf(page), page.packages)).toEqual([]);
});
