import { type Client, createClient } from '@dispatch/contract';
import { test as base, expect } from '@playwright/test';
import { type CardProvider, cardProvider } from './cardProvider';
import { type Database, openDatabase } from './database';
import { type MailInbox, mailInbox } from './mailInbox';
import type { Person } from './people';
import { type Place, sharedPlace } from './place';
import { signInByCalls } from './signInByCalls';

interface WorkerFixtures {
  place: Place;
  database: Database;
  inbox: MailInbox;
  cards: CardProvider;
  tokenOf: (person: Person) => Promise<string>;
  clientOf: (person: Person) => Promise<Client>;
}

export const callTest = base.extend<object, WorkerFixtures>({
  place: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => use(sharedPlace()),
    { scope: 'worker' },
  ],
  database: [
    async ({ place }, use) => {
      const database = openDatabase(place.databaseUrl);
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  inbox: [async ({ place }, use) => use(mailInbox(place)), { scope: 'worker' }],
  cards: [async ({ place }, use) => use(cardProvider(place)), { scope: 'worker' }],
  tokenOf: [
    async ({ place }, use) => {
      const tokens = new Map<string, Promise<string>>();
      await use((person) => {
        const known = tokens.get(person.email) ?? signInByCalls(place, person);
        tokens.set(person.email, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  clientOf: [
    async ({ place, tokenOf }, use) => {
      await use(async (person) => {
        const token = await tokenOf(person);
        return createClient({ baseUrl: `${place.product}/api`, token: () => token });
      });
    },
    { scope: 'worker' },
  ],
});

export { expect };
