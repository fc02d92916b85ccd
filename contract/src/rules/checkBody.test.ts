import { expect, test } from 'vitest';
import { operationTable } from '../generated/operationTable';
import { checkBody, mergeErrors } from './checkBody';

const pointersOf = (errors: readonly { pointer: string }[]) => errors.map(({ pointer }) => pointer);

test('the form that is the body, the forms in it and each item of a list are judged', () => {
  const body = {
    headline: '<b>',
    newsImage: { caption: '', uploadKey: 'k' },
    attachments: [{ caption: 'Well', uploadKey: 'a', fileName: 'a.pdf' }, { caption: 'x'.repeat(201) }],
  };
  const errors = checkBody(operationTable.saveDraft, body);
  expect(pointersOf(errors)).toContain('/headline');
  expect(pointersOf(errors)).toContain('/attachments/1/caption');
  expect(pointersOf(errors)).not.toContain('/attachments/0/caption');
  expect(errors.find(({ pointer }) => pointer === '/attachments/1/caption')?.message).toBe(
    'The Caption cannot exceed 200 characters.',
  );
});

test('what has not even the right type is left to the contract', () => {
  const wrongType = ['/headline', '/attachments/0/caption'];
  const body = { headline: 7, attachments: [{ caption: 7 }], summary: '<i>' };
  expect(pointersOf(checkBody(operationTable.saveDraft, body, { wrongType }))).toEqual(['/summary']);
  expect(checkBody(operationTable.saveDraft, 'no object')).toEqual([]);
  expect(checkBody(operationTable.saveDraft, { newsImage: null, attachments: 'none' })).toEqual([]);
});

test('a call without a form is not judged', () => {
  expect(checkBody(operationTable.checkSession, { extend: 'maybe' })).toEqual([]);
});

test('a field is named once, and what it stands in only when nothing in it is named', () => {
  const caption = {
    pointer: '/newsImage/caption',
    field: 'caption',
    rule: 'required',
    message: 'm',
  } as const;
  const bySchema = [
    { pointer: '/newsImage/caption', rule: 'minLength' },
    { pointer: '/newsImage', rule: 'oneOf' },
    { pointer: '/newsImageCaption', rule: 'unknown' },
    { pointer: '/attachments', rule: 'oneOf' },
  ];
  expect(pointersOf(mergeErrors([caption], bySchema))).toEqual([
    '/newsImage/caption',
    '/newsImageCaption',
    '/attachments',
  ]);
});
