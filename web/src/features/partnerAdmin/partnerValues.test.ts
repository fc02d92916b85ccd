import { createMessages } from '@dispatch/contract';
import { expect, test } from 'vitest';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { partnerChange, valuesOf } from './partnerValues';
import { refusePrices } from './refusePrices';

const write = createMessages();

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

test('what is no amount is refused at its field before it is sent', () => {
  const refuse = (priceBasic: number | string) => () =>
    refusePrices({ ...valuesOf(page), priceBasic }, write);
  expect(refuse('ninety')).toThrow('Please provide a price in US dollars, with at most two decimals.');
  expect(refuse('')).not.toThrow();
  expect(refuse(90.5)).not.toThrow();
});

test('a price above the highest is refused in words, each at its field', () => {
  const values = { ...valuesOf(page), priceBasic: 1_000_000.01, pricePremium: 'much' };
  const refused = (): unknown => {
    try {
      refusePrices(values, write);
    } catch (fault) {
      return fault;
    }
    return null;
  };
  const high = 'A price cannot be more than $1,000,000.00.';
  const unreadable = 'Please provide a price in US dollars, with at most two decimals.';
  expect(refused()).toMatchObject({
    problem: {
      fields: [
        { pointer: '/priceBasic', message: high },
        { pointer: '/pricePremium', message: unreadable },
      ],
      errors: [high, unreadable],
    },
  });
  expect(() => refusePrices({ ...valuesOf(page), priceBasic: 1_000_000 }, write)).not.toThrow();
});
