import type { Page } from '@playwright/test';
import { beginSession } from './beginSession';
import { openDatabase } from './database';
import type { Newcomer } from './people';
import type { Place } from './place';
import { seedPerson } from './seedPerson';

/** Of this test alone, greeted and signed in: what is changed of them disturbs nobody else. No page is opened. */
export async function freshCustomer(page: Page, place: Place): Promise<Newcomer> {
  const database = openDatabase(place.databaseUrl);
  try {
    const { person, userId } = await seedPerson(place, database);
    await database.rows("insert into user_parameters values ($1, 'WelcomeMessage', 'false')", userId);
    await beginSession(page, place, person);
    return person;
  } finally {
    await database.close();
  }
}
