import { expect, test } from 'vitest';
import { readListPlace } from '../../shared/list/listPlace';
import { auditAsked, auditSpec } from './auditAsked';

const asked = (query: string) => auditAsked(readListPlace(auditSpec, new URLSearchParams(query)));

test('the filters are asked with whole days of US/Eastern', () => {
  expect(
    asked(
      'search=hold&person=ruth@desk.example&act=release.&subject=Release 43&from=2024-03-01&to=2024-03-01',
    ),
  ).toEqual({
    searchText: 'hold',
    actor: 'ruth@desk.example',
    action: 'release.',
    subjectType: 'release',
    subjectId: '43',
    from: '2024-03-01T05:00:00.000Z',
    to: '2024-03-02T04:59:59.999Z',
  });
});

test.each(['', 'from=2024-02-31&to=soon&from=2024-13-01&other=1'])("'%s' asks for everything", (query) => {
  expect(asked(query)).toEqual({});
});
