import { expect, test } from 'vitest';
import { changesOf } from './changesOf';

test.each([
  [{}, []],
  [{ from: 'OnHold', to: 'Published' }, [['State', 'On hold', 'Published']]],
  [
    { version: 6, fields: ['city', 'zip'] },
    [
      ['Version', null, '6'],
      ['Fields', null, 'city, zip'],
    ],
  ],
  [
    {
      before: { group: 'USER', isOpen: true },
      after: { group: 'EDITOR', isOpen: true, sessionTimeout: null },
    },
    [['Group', 'USER', 'EDITOR']],
  ],
  [{ siteName: { to: 'Harbor', from: 'Dispatch' } }, [['Site name', 'Dispatch', 'Harbor']]],
  [{ before: 3, after: 5 }, [['Value', '3', '5']]],
  [{ before: { price: { cents: 1 } }, after: {} }, [['Price', '{"cents":1}', 'nothing']]],
])('%j is read as %j', (details, lines) => {
  expect(changesOf(details).map(({ name, before, after }) => [name, before, after])).toEqual(lines);
});
