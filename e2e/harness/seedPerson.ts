import type { Database } from './database';
import { choosePasswordByCall, makeKnownToProvider, providerUserId } from './identityUsers';
import { newcomer, type Newcomer } from './people';
import type { Place } from './place';

export async function seedPerson(
  place: Place,
  database: Database,
): Promise<{ person: Newcomer; userId: number }> {
  const person = newcomer();
  await choosePasswordByCall(await makeKnownToProvider(place, person), person);
  const { email, firstName, lastName, organization, phone, state } = person;
  const { userId } = await database.row<{ userId: number }>(
    `insert into users (okta_login, email, first_name, last_name, organization, phone, country, state,
                        group_name, activated_at, provider_user_id, known_at_provider)
     values (lower($1), $1, $2, $3, $4, $5, 'USA', $6, 'USER', now(), $7, true) returning user_id as "userId"`,
    email,
    firstName,
    lastName,
    organization,
    phone,
    state,
    await providerUserId(place, person),
  );
  return { person, userId };
}

export async function seedReleases(database: Database, userId: number, count: number): Promise<void> {
  await database.rows(
    `insert into releases (user_id, saved_by, package, headline, state, creation_date, published_at, slug)
     select $1, $1, '140', 'Release number ' || n || ' of the harbor', case when n % 3 = 0 then 4 else 1 end,
       timestamptz '2026-01-01' + n * interval '1 minute', case when n % 3 = 0 then now() end,
       case when n % 3 = 0 then 'release-' || n end
     from generate_series((select count(*) from releases where user_id = $1) + 1, $2::integer) n`,
    userId,
    count,
  );
}
