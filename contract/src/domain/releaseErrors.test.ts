import { describe, expect, it } from 'vitest';
import { releaseErrors, type ReleaseContent } from './releaseErrors';

const now = new Date('2026-11-20T15:00:00Z');

const good: ReleaseContent = {
  package: '200',
  headline: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.',
  cityState: 'BALTIMORE',
  body: '<p>Harbor Robotics today opened an assembly plant at Sparrows Point.</p>',
  releaseDate: '2026-11-23T14:00:00',
  primaryContactName: 'Dana Ortiz',
  primaryContactCompany: 'Harbor Robotics',
  primaryContactEmail: 'press@harbor-robotics.example',
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '410 555 0142',
  user: 'Dana Ortiz',
  userEmail: 'dana@harbor-robotics.example',
  userPhoneCountryCode: '1',
  userPhone: '410 555 0142',
};

const messagesOf = (change: Partial<ReleaseContent>, exempt = false): string[] =>
  releaseErrors({ ...good, ...change }, { now, exempt }).map(({ message }) => message);

const lists = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

describe('releaseErrors', () => {
  it('finds nothing in a release that keeps all rules', () => {
    expect(releaseErrors(good, { now })).toEqual([]);
  });

  it('names every field of an empty release, in the order of the form', () => {
    expect(releaseErrors({ package: '80' }, { now }).map(({ pointer }) => pointer)).toEqual([
      '/headline',
      '/summary',
      '/cityState',
      '/body',
      '/primaryContactName',
      '/primaryContactCompany',
      '/primaryContactEmail',
      '/primaryContactPhoneCountryCode',
      '/primaryContactPhone',
      '/user',
      '/userEmail',
      '/userPhoneCountryCode',
      '/userPhone',
    ]);
  });

  it('speaks in the words of the form', () => {
    expect(messagesOf({ headline: 'Too short' })).toEqual([
      'Your press release headline must have at least 55 characters.',
    ]);
  });

  it('looks at the additional contact only when it is shown', () => {
    const secondaryContactEmail = 'not an address';
    expect(messagesOf({ secondaryContactEmail })).toEqual([]);
    expect(messagesOf({ secondaryContactEmail, hasSecondaryContact: true })).toEqual([
      'Please provide a valid email address format.',
    ]);
    expect(messagesOf({ hasSecondaryContact: true, secondaryContactPhone: '410 555 0142' })).toEqual([
      'Please provide a country code for your contact phone.',
    ]);
  });

  it('allows a video for Premium only', () => {
    const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(messagesOf({ videoUrl })).toEqual(['Video is available with Premium only.']);
    expect(messagesOf({ videoUrl, package: '360' })).toEqual([]);
    expect(messagesOf({ videoUrl: 'https://video.example/1' })).toEqual([
      'Please provide a valid YouTube URL.',
    ]);
  });

  it('allows a news image for Advanced and Premium only', () => {
    const newsImage = {
      uploadKey: '9vX2hQ0sT1mB7kLr4wZy8cNd',
      fileName: 'opening-day.jpg',
      caption: 'The new hall on its first day',
    };
    for (const packageId of ['80', '140'] as const) {
      expect(messagesOf({ newsImage, package: packageId })).toContain(
        'A news image is available with Advanced and Premium only.',
      );
    }
    expect(messagesOf({ newsImage, package: '200' })).toEqual([]);
    expect(messagesOf({ newsImage: null, package: '80' })).toEqual([]);
  });

  it('lets Basic keep a quote that it hides', () => {
    expect(messagesOf({ package: '80', pulloutQuote: 'We are glad.' })).toEqual([]);
  });

  it('offers priority for Advanced and Premium only', () => {
    expect(messagesOf({ hasPriorityRelease: true })).toEqual([]);
    expect(messagesOf({ hasPriorityRelease: true, package: '140' })).toEqual([
      'Priority distribution is not available with Standard.',
    ]);
  });

  it.each([
    ['80', 21, 21],
    ['140', 21, 21],
    ['200', 20, 21],
    ['360', 19, 21],
  ] as const)('sells %s with at most %i lists, of which %i may be chosen', (packageId, most, chosen) => {
    expect(messagesOf({ package: packageId, cjl: most, cjlSelected: lists(chosen) })).toEqual([]);
    expect(messagesOf({ package: packageId, cjl: most, cjlSelected: lists(chosen + 1) })).toEqual([
      `You may not select more than ${chosen} Cision Journalist Lists.`,
    ]);
    if (most < 21) {
      expect(messagesOf({ package: packageId, cjl: most + 1 })[0]).toMatch(
        `at most ${most} journalist lists`,
      );
    }
  });

  it('wants the text of a social post that is bought', () => {
    expect(messagesOf({ hasCisionSocialPost: true })).toEqual(['The tweet cannot be empty.']);
    expect(messagesOf({ hasCisionSocialPost: true, cisionSocialPost: 'x'.repeat(91) })).toEqual([
      'The tweet text cannot exceed 90 characters.',
    ]);
  });

  it('keeps the turnaround of the package, and names the earliest time in US/Eastern', () => {
    expect(messagesOf({ releaseDate: '2026-11-21T15:00:00' })).toEqual([]);
    expect(messagesOf({ releaseDate: '2026-11-21T14:59:59' })).toEqual([
      'Please select a date and time on or after 11/21/2026 10:00 AM',
    ]);
    expect(messagesOf({ releaseDate: '2026-11-20T19:00:00', hasPriorityRelease: true })).toEqual([]);
    expect(messagesOf({ package: '80', releaseDate: '2026-11-22T14:00:00' })).toEqual([
      'Please select a date and time on or after 11/22/2026 10:00 AM',
    ]);
  });

  it('exempts the staff from the turnaround, and from nothing else', () => {
    expect(messagesOf({ releaseDate: '2026-11-20T15:01:00' }, true)).toEqual([]);
    expect(messagesOf({ headline: '' }, true)).toEqual(['Please provide a press release headline.']);
  });

  it('survives a package that is none', () => {
    expect(messagesOf({ package: '' as '80', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([
      'Please select a package.',
    ]);
  });
});
