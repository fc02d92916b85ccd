import { personas } from '@dispatch/mocks/personas';
import { relative } from 'node:path';
import { type Ports, type Settings } from './settings';

/** What a person needs to know when the product runs: addresses, demo people, where things are. */
export function table(settings: Settings, ports: Ports, databaseHome: string | null): string {
  const at = (port: number, path = '') => `http://localhost:${port}${path}`;
  const near = (path: string) => {
    const short = relative(settings.root, path);
    return short.startsWith('..') ? path : short;
  };
  const addresses = columns([
    ['Product', at(ports.product)],
    ['Sign-in page', at(ports.product, '/welcome')],
    ['Mail inbox', at(ports.inbox)],
    ['Wire', at(ports.inbox, '/wire')],
    ['API docs', at(ports.product, '/api/docs')],
  ]);
  const people = columns([
    ['E-mail', 'Password', 'Group', ''],
    ...personas.map(({ email, password, group, firstName, lastName, purpose }) => [
      email,
      password,
      group,
      `${firstName} ${lastName} ${purpose}`,
    ]),
  ]);
  const places = columns([
    ['Database', databaseHome === null ? 'the one of DATABASE_URL' : near(databaseHome)],
    ['Data', near(settings.dataDir)],
    ...(settings.dev ? [] : [['Logs', `${near(settings.dataDir)}/logs`]]),
  ]);
  return [
    '',
    'Dispatch is running.',
    '',
    ...addresses,
    '',
    'Demo people:',
    ...people,
    '',
    ...places,
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

function columns(rows: readonly string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('   ')}`.trimEnd(),
  );
}
