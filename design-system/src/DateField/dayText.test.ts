import { describe, expect, it } from 'vitest';
import { readDay, withStrokes, writeDay } from './dayText';

describe('a day that was typed', () => {
  it.each([
    ...[
      '02/05/2027',
      '2/5/2027',
      ' 2 / 5 / 2027 ',
      '2.5.2027',
      '2-5-2027',
      '02052027',
      '2027-02-05',
      '20270205',
    ],
    ...[
      '5 Feb 2027',
      '05 february 2027',
      '5th Feb., 2027',
      'Feb 5 2027',
      'FEBRUARY 5, 2027',
      'Feb. 5th, 2027',
      '5-Feb-2027',
    ],
  ])('is read from %s', (text) => expect(readDay(text)).toEqual({ kind: 'day', day: '2027-02-05' }));

  it.each(['122426', '12/24/26', '24 Dec 26', 'Dec 24, 26'])(
    'is of this century when its year has two digits: %s',
    (text) => expect(readDay(text)).toEqual({ kind: 'day', day: '2026-12-24', isShort: true }),
  );

  it.each([
    ['Sept 9 2026', '2026-09-09'],
    ['9 mar 2026', '2026-03-09'],
    ['May 1, 2026', '2026-05-01'],
  ])('has its month by name: %s', (text, day) => expect(readDay(text)).toEqual({ kind: 'day', day }));

  it('exists only as often as the calendar has it', () => {
    expect(readDay('02/29/2028')).toEqual({ kind: 'day', day: '2028-02-29' });
    for (const [text, month, day, year] of [
      ['02/31/2027', 2, 31, 2027],
      ['02/29/2027', 2, 29, 2027],
      ['04/31/2027', 4, 31, 2027],
      ['01/45/2027', 1, 45, 2027],
      ['2027-02-31', 2, 31, 2027],
      ['31 Feb 2027', 2, 31, 2027],
      ['023127', 2, 31, 2027],
    ] as const) {
      expect(readDay(text)).toEqual({ kind: 'noSuchDay', month, day, year });
    }
    expect(readDay('23/11/2027')).toEqual({ kind: 'noSuchMonth', month: 23 });
  });

  it.each(['11/23/2', '11/23/202', '24 Dec 202', '11/23/20271', '11/23/0000'])(
    'needs a year of four digits: %s',
    (text) => expect(readDay(text)).toEqual({ kind: 'shortYear' }),
  );

  it.each([
    'tomorrow',
    '24 Foo 2026',
    'Ma 1 2026',
    '24 Dec',
    '11/23',
    '1123202',
    '11/23/',
    '0/5/2027',
    '5/0/2027',
    '1/2/3/2027',
    '٠٢/٠٥/٢٠٢٧',
  ])('is not guessed from %s', (text) => expect(readDay(text)).toEqual({ kind: 'unreadable' }));
});

it('writes a day as it reads it, and leaves alone what is none', () => {
  expect(writeDay('2027-02-05')).toBe('02/05/2027');
  expect(writeDay('2027-02-31')).toBe('2027-02-31');
});

it('puts the strokes in for digits that are typed on, and for nothing else', () => {
  const typeOut = (keys: string) => Array.from(keys).reduce((text, key) => withStrokes(text + key, text), '');
  expect(typeOut('02052027')).toBe('02/05/2027');
  expect(typeOut('2/5/2027')).toBe('2/5/2027');
  expect(typeOut('2027-02-05')).toBe('2027-02-05');
  expect(typeOut('24 Dec 2026')).toBe('24 Dec 2026');
  expect(withStrokes('02', '02/')).toBe('02');
  expect(withStrokes('023', '')).toBe('023');
});
