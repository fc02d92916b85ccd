import { expect, test } from 'vitest';
import { demoData } from './demoData';

const { people, releases } = demoData();
const letters = (text: string): string => text.replace(/<[^>]*>/g, '');

test('no password leaves with the demo people', () => {
  expect(JSON.stringify(people)).not.toContain('password');
  expect(people.map(({ group }) => group).sort()).toEqual([
    'ADMIN',
    'EDITOR',
    'FINANCE',
    'USER',
    'USER',
    'USER',
    'USER',
    'VIRTUALPRESSOFFICE',
  ]);
});

test('there is a release in each state that a visitor should see', () => {
  expect([...new Set(releases.map(({ state }) => state))].sort()).toEqual([
    'DraftMode',
    'InEditorialReview',
    'OnHold',
    'PendingDistribution',
    'PendingEditorialReview',
    'Published',
  ]);
});

test('a release that waits for the desk goes to journalists', () => {
  const waiting = releases.find(({ state, lists }) => state === 'PendingEditorialReview' && lists.length > 0);
  const reached = demoData().journalists.filter(
    ({ lists }) => lists === null || lists.some((name) => waiting?.lists.includes(name)),
  );
  expect(reached.length).toBeGreaterThan(2);
  for (const { address } of demoData().journalists) expect(address).toMatch(/^[a-z.]+@[a-z-]+\.example$/);
});

test('what people hold shows every state of the dashboard', () => {
  const { lots, socialAccounts, archivedReleases } = demoData();
  expect(lots.some(({ expiresInDays }) => expiresInDays < 0)).toBe(true);
  expect(lots.some(({ expiresInDays }) => expiresInDays >= 0 && expiresInDays <= 30)).toBe(true);
  expect(lots.some(({ expiresInDays }) => expiresInDays > 30)).toBe(true);
  expect(socialAccounts.map(({ network }) => network)).toContain('LinkedIn');
  expect(archivedReleases.some(({ publicUrl }) => publicUrl === null)).toBe(true);
  expect(new Set(archivedReleases.map(({ legacyId }) => legacyId)).size).toBe(archivedReleases.length);
  for (const { owner } of [...socialAccounts, ...archivedReleases]) expect(owner).toBe('customer');
  for (const { owner } of lots) expect(people.map(({ key }) => key)).toContain(owner);
});

test.each(releases.map((release) => [release.headline, release] as const))(
  '%s keeps the rules',
  (headline, release) => {
    expect(headline.length).toBeGreaterThanOrEqual(55);
    expect(headline.length).toBeLessThanOrEqual(170);
    for (const text of [headline, release.summary, letters(release.body)]) {
      expect(text.length).toBeGreaterThanOrEqual(30);
      expect(text).not.toBe(text.toLowerCase());
      expect(text).not.toBe(text.toUpperCase());
    }
    expect(letters(headline + release.summary + release.cityState)).toBe(
      headline + release.summary + release.cityState,
    );
    expect(release.pulloutQuote.length).toBeLessThanOrEqual(300);
    expect(release.holdReason.length > 0).toBe(release.state === 'OnHold');
    expect(release.releaseInHours < 0).toBe(release.state === 'Published');
    expect(release.submittedHoursAgo === null).toBe(release.state === 'DraftMode');
    expect(people.map(({ key }) => key)).toContain(release.owner);
  },
);
