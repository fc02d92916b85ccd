import type { NamedLimit } from '../../document/rateLimits';

const spans: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

const spanText = (seconds: number): string => {
  const [unit, name] = spans.find(([length]) => seconds % length === 0) ?? [1, 'second'];
  const count = seconds / unit;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

const counted: Record<NamedLimit['by'], string> = {
  account: 'account',
  address: 'address that calls',
  email: 'address of the mail',
  subject: 'account that the body names',
};

const oneLimit = ({ count, window, by, what = 'calls' }: NamedLimit): string =>
  `${count} ${what} in ${spanText(window)} for each ${counted[by]}`;

/** How often a call may be made, as Markdown; nothing for one that is not counted. */
export const limitText = (limits: readonly NamedLimit[]): string =>
  limits.length === 0
    ? ''
    : `**How often:** ${limits.map(oneLimit).join('; ')}. More is answered with 429 and \`Retry-After\`.`;
