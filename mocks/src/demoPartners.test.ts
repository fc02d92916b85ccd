import { expect, test } from 'vitest';
import { demoCoupons, demoPartners } from './demoPartners';

test.each(demoPartners.map((partner) => [partner.name, partner] as const))(
  '%s keeps the rules',
  (_name, partner) => {
    expect(partner.slug).toMatch(/^[a-z0-9-]{1,60}$/);
    const { splashDescription, splashRightPanel, splashResourceCentre, packageDescription } = partner;
    for (const html of [splashDescription, splashRightPanel, splashResourceCentre, ...packageDescription]) {
      expect(html.length).toBeLessThanOrEqual(5000);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?|mailto|tel):/);
    }
    expect(packageDescription.length).toBeLessThanOrEqual(4);
    // No fonts are needed to draw it.
    expect(partner.logo ?? '').not.toContain('<text');
  },
);

test('one customer has come through a partner with prices and a logo', () => {
  const [theirs] = demoPartners.filter(({ customers }) => customers.includes('partnerCustomer'));
  expect(theirs?.prices['80']).toBeLessThan(120);
  expect(theirs?.logo).not.toBeNull();
  expect(demoPartners.some(({ redirect }) => redirect)).toBe(true);
});

test('a coupon takes off an amount or a percentage, never both', () => {
  for (const { amount, percent } of demoCoupons) expect((amount === null) !== (percent === null)).toBe(true);
  expect(demoCoupons.some(({ expiresInDays }) => expiresInDays < 0)).toBe(true);
});
