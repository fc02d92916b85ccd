import type { Client, RequestBody } from '@dispatch/contract';
import type { Database } from './database';
import { demo, type Newcomer, type Person } from './people';
import type { Place } from './place';
import { seedPerson } from './seedPerson';

interface Seeding {
  place: Place;
  database: Database;
  clientOf: (person: Person) => Promise<Client>;
}

type Features = Omit<RequestBody<'setUserFeatures'>, 'version'>;

/** Somebody who was greeted, with these features and this cart: what is changed of them disturbs nobody else. */
export async function seedBuyer(
  { place, database, clientOf }: Seeding,
  features: Features,
  cart: readonly number[] = [],
): Promise<{ person: Newcomer; userId: number; client: Client }> {
  const { person, userId } = await seedPerson(place, database);
  await database.rows("insert into user_parameters values ($1, 'WelcomeMessage', 'false')", userId);
  const admin = await clientOf(demo('admin'));
  const path = { id: userId };
  const { version, own } = (await admin.call('getUserFeatures', { path })).data;
  await admin.call('setUserFeatures', { path, body: { ...own, ...features, version } });
  const client = await clientOf(person);
  if (cart.length > 0) {
    const body = cart.map((bundlePackagePriceId) => ({ bundlePackagePriceId }));
    await client.call('saveCart', { headers: { 'X-Cart-Version': 0 }, body });
  }
  return { person, userId, client };
}
