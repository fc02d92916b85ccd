import { expect, it } from 'vitest';
import { accountsText, socialLinks } from './social';

const release = {
  twitterSocialHandle: { selected: true, accountName: '@HarborRobotics' },
  linkedinSocialHandle: { selected: false, accountName: 'Dana Ortiz' },
  facebookSocialHandle: { selected: true, accountName: 'Harbor & Sons' },
};

it('links to where the chosen networks share an address, which may hold any character', () => {
  const address = 'https://news.example/news/a?b=c&d';
  const asked = 'https%3A%2F%2Fnews.example%2Fnews%2Fa%3Fb%3Dc%26d';
  expect(socialLinks(release).map(({ network, href }) => [network, href(address)])).toEqual([
    ['X', `https://x.com/intent/post?url=${asked}&via=HarborRobotics`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${asked}`],
  ]);
  expect(socialLinks({ twitterSocialHandle: null })).toEqual([]);
});

it('names no account of X that cannot be one', () => {
  const [link] = socialLinks({ twitterSocialHandle: { selected: true, accountName: 'Dana & Co' } });
  expect(link?.href('a')).toBe('https://x.com/intent/post?url=a');
});

it('names the chosen accounts', () => {
  expect(accountsText(release)).toBe('X: @HarborRobotics, Facebook: Harbor & Sons');
});
