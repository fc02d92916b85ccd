import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTest as test, expect } from '../harness/callTest';
import { checkout, externalProject, tool } from '../harness/externalProject';
import { demo } from '../harness/people';
import { seedPerson } from '../harness/seedPerson';

const markdown = (headline: string): string => `---
summary: A retooled shipyard brings warehouse-robot assembly to Sparrows Point.
cityState: BALTIMORE
primaryContactName: Dana Ortiz
primaryContactCompany: Harbor Robotics
primaryContactWebsite: harbor-robotics.example
primaryContactPhoneCountryCode: '1'
primaryContactPhone: 410 555 0142
userPhoneCountryCode: '1'
userPhone: 410 555 0142
---

# ${headline}

Harbor Robotics **today** opened an assembly plant at Sparrows Point.
`;

test('the packed command submits a release from a file, pays by a bundle and follows it to its publication', async ({
  place,
  database,
  clientOf,
}) => {
  const { person, userId } = await seedPerson(place, database);
  await database.rows(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     values ($1, '200', 1, 0, now(), now() + interval '30 days')`,
    userId,
  );
  const owner = await clientOf(person);
  const scopes = ['account.read', 'releases.read', 'releases.write', 'orders.pay'] as const;
  const { data } = await owner.call('createAccessToken', {
    body: { name: 'Command', scopes: [...scopes], days: 1 },
  });
  const folder = externalProject();
  try {
    const script = join(checkout, 'cli', 'pack', 'main.ts');
    const tarball = (await folder.run(tool('tsx/dist/cli.mjs'), script, '--to', folder.path)).trim();
    execFileSync('tar', [
      '-xzf',
      tarball,
      '--strip-components=1',
      '-C',
      folder.path,
      'package/main.js',
      'package/openapi.json',
    ]);
    mkdirSync(join(folder.path, '.config'));
    writeFileSync(
      join(folder.path, '.config', 'dispatch.json'),
      JSON.stringify({ url: place.product, token: data.token }),
      { mode: 0o600 },
    );
    const headline = `A command opens plant ${crypto.randomUUID()}`;
    folder.write('release.md', markdown(headline));
    const submitting = folder.run(
      'main.js',
      'release',
      'submit',
      'release.md',
      '--package',
      'advanced',
      '--bundle',
      '--follow',
    );
    let id = 0;
    const look = async (): Promise<number> => {
      const [row] = await database.rows<{ id: number }>(
        'select distribution_id as id from releases where headline = $1 and submitted_date is not null',
        headline,
      );
      id = row?.id ?? 0;
      return id;
    };
    await expect.poll(look, { timeout: 20_000 }).toBeGreaterThan(0);
    const editor = await clientOf(demo('editor'));
    await editor.call('openReview', { path: { id } });
    await editor.call('approveRelease', { path: { id }, body: { release: 'now' } });
    const told = JSON.parse(await submitting) as { address: string };
    expect(told).toMatchObject({ distributionId: id, headline, publicationState: 'Published' });
    const page = await (await fetch(told.address)).text();
    expect(page).toContain('<strong>today</strong> opened an assembly plant');
    const listed = JSON.parse(await folder.run('main.js', 'list-releases', '--limit', '5', '--json')) as {
      HeadLine: string;
    }[];
    expect(listed.map(({ HeadLine }) => HeadLine)).toContain(headline);
    await expect(folder.run('main.js', 'list-own-orders')).rejects.toThrow(
      'This access token lacks the scope orders.read.own.',
    );
  } finally {
    folder.remove();
  }
});
