import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { inOneText } from '../../testing/inOneText';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { migration } from './0015-hold-reasons';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('keeps every reason that was stored as a text, in its order', async () => {
  const rows = await inTransaction(async () => {
    // A table of this transaction, which is found before the real one.
    await execute(
      `create temp table releases (distribution_id integer, hold_reasons text[] not null default '{}') on commit drop`,
    );
    await execute('insert into releases (distribution_id, hold_reasons) values (1, $1), (2, $2)', [
      ['Who is “Lee”?', '"{\\}'],
      [],
    ]);
    await execute(inOneText(migration));
    await execute('insert into releases (distribution_id) values (3)');
    return execute('select hold_reasons from releases order by distribution_id');
  });
  const kept = [{ text: 'Who is “Lee”?' }, { text: '"{\\}' }];
  expect(rows).toEqual([{ hold_reasons: kept }, { hold_reasons: [] }, { hold_reasons: [] }]);
});
