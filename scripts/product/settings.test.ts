import { expect, it } from 'vitest';
import { portsOf, readSettings } from './settings';

it('starts on port 3000 with its data in the checkout when nothing is set', () => {
  expect(readSettings({}, [], '/checkout')).toEqual({
    root: '/checkout',
    port: 3000,
    dataDir: '/checkout/.data',
    databaseUrl: null,
    dev: false,
    readyJson: false,
  });
});

it('honours PORT, DATA_DIR and DATABASE_URL', () => {
  const env = { PORT: '4100', DATA_DIR: 'elsewhere', DATABASE_URL: 'postgresql://u:p@h/d' };
  const settings = readSettings(env, ['--dev'], '/checkout');
  expect(settings).toMatchObject({
    port: 4100,
    dataDir: '/checkout/elsewhere',
    databaseUrl: env.DATABASE_URL,
    dev: true,
  });
  expect(portsOf(settings)).toEqual({
    product: 4100,
    identity: 4101,
    stripe: 4102,
    inbox: 4103,
    smtp: 4104,
    postgres: 4105,
    worker: 4106,
    api: 4107,
  });
});

it.each(['abc', '0', '65529', '80.5', '-1'])('refuses PORT=%s in a sentence that names it', (port) => {
  expect(() => readSettings({ PORT: port }, [], '/checkout')).toThrow(
    `PORT is '${port}': it must be a number`,
  );
});

it('refuses a DATABASE_URL of another kind without repeating it', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://me:secret@h/d' }, [], '/checkout');
  expect(read).toThrow(/^DATABASE_URL is no PostgreSQL address/);
  expect(read).not.toThrow(/secret/);
});
