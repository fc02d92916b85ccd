import { expect, it } from 'vitest';
import { hasAddress, hasLink } from './links';

const people = [
  'St. John',
  'St.John',
  "O'Neil-Åse",
  'J.P. Morgan',
  'J.P.Morgan',
  'J. R. R.',
  'Ph.D.',
  'Jr.',
  'María José',
  'd’Artagnan',
  '李小龙',
  'Nguyễn Thị',
  'von der Leyen',
  'Al-Ḥasan',
  'Wwwilliam',
  'X Æ A-12',
];
const organizations = [
  'Booking.com',
  'Amazon.com, Inc.',
  'Yahoo!',
  'A/S Norsk Skip',
  'Smith & Sons Inc./Ltd.',
  'TCP/IP Consulting',
  '24/7 Care',
  '@Home',
  'Node.js Foundation',
  'Web: the agency',
];
const links = [
  'http://evil.example',
  'Win at HTTPS://EVIL.EXAMPLE now',
  'http:\\\\evil.example',
  'https:evil.example',
  'mailto:ada@evil.example',
  'javascript:alert(1)',
  'custom-app://open',
  'www.evil.example',
  'Prize (www2.evil.example)',
  'evil.example/prize',
  'EVIL.COM/prize',
  'evil.com?id=1',
  'evil.com:8080/x',
  'ada@evil.example',
  'ｗｗｗ．ｅｖｉｌ．ｃｏｍ',
  'ｈｔｔｐ：／／evil.example',
  'ww\u200bw.evil.example',
  'evil。com/prize',
];
const hosts = [
  'evil.example',
  'Click evil.com',
  'Evil.Com',
  'evil.co.uk',
  'PRIZE.RU',
  'bücher.example',
  'evil\u200b.com',
];

it.each(people)('takes a person called %j', (name) => {
  expect(hasAddress(name)).toBe(false);
});

it.each([...people, ...organizations, 'Evil.Com'])('takes an organization called %j', (name) => {
  expect(hasLink(name)).toBe(false);
});

it.each([...links, ...hosts])('takes nobody called %j', (name) => {
  expect(hasAddress(name)).toBe(true);
});

it.each(links)('takes no organization called %j', (name) => {
  expect(hasLink(name)).toBe(true);
});
