import { describe, expect, it } from 'vitest';
import { readDay, withStrokes, writeDay } from './dayText';

describe('a day that was typed', () => {
  it.each(['02/05/2027', '2/5/2027', ' 2 / 5 / 2027 ', '2.5.2027', '2-5-2027', '02052027', '2027-02-05'])(
    'is read from %s',
    (text) => expect(readDay(text)).toEqual({ kind: 'day', day: '2027-02-05' }),
  );

  it('exists only as often as the calendar has it', () => {
    expect(readDay('02/29/2028')).toEqual({ kind: 'day', day: '2028-02-29' });
    for (const [text, month, day, year] of [
      ['02/31/2027', 2, 31, 2027],
      ['02/29/2027', 2, 29, 2027],
      ['04/31/2027', 4, 31, 2027],
      ['01/45/2027', 1, 45, 2027],
      ['2027-02-31', 2, 31, 2027],
    ] as const) {
      expect(readDay(text)).toEqual({ kind: 'noSuchDay', month, day, year });
    }
    expect(readDay('23/11/2027')).toEqual({ kind: 'noSuchMonth', month: 23 });
  });

  it.each(['11/23/27', '11/23/2', '11/23/20271', '11/23/0000'])('needs a year of four digits: %s', (text) =>
    expect(readDay(text)).toEqual({ kind: 'shortYear' }),
  );

  it.each(['tomorrow', '11/23', '1123202', '11/23/', '0/5/2027', '5/0/2027', '1/2/3/2027', '٠٢/٠٥/٢٠٢٧'])(
    'is not guessed from %s',
    (text) => expect(readDay(text)).toEqual({ kind: 'unreadable' }),
  );
});

it('writes a day as it reads it, and leaves alone what is none', () => {
  expect(writeDay('2027-02-05')).toBe('02/05/2027');
  expect(writeDay('2027-02-31')).toBe('2027-02-31');
});

it('puts the strokes in for digits that are typed on, and for nothing else', () => {
  const typeOut = (keys: string) => Array.from(keys).reduce((text, key) => withStrokes(text + key, text), '');
  expect(typeOut('02052027')).toBe('02/05/2027');
  expect(typeOut('2/5/2027')).toBe('2/5/2027');
  expect(withStrokes('02', '02/')).toBe('02');
  expect(withStrokes('023', '')).toBe('023');
});
