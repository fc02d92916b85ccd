import type { Page } from '@playwright/test';
import { openDatabase } from './database';
import type { Newcomer } from './people';
import type { Place } from './place';
import { plantPerson } from './plantPerson';
import { signIn } from './signIn';

/** A customer of this test alone, signed in: what is changed of them disturbs nobody else. */
export async function freshCustomer(page: Page, place: Place): Promise<Newcomer> {
  const database = openDatabase(place.databaseUrl);
  try {
    const { person } = await plantPerson(page, place, database);
    await signIn(page, person);
    return person;
  } finally {
    await database.close();
  }
}
