import { describe, expect, it } from 'vitest';
import { compareReleases, compareTexts, type TextPiece } from './compareReleases';

const without = (kind: TextPiece['kind'], pieces: readonly TextPiece[]): string =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('two texts', () => {
  it('differ word by word', () => {
    expect(compareTexts('The plant opens today.', 'The old plant opens today.')).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'added', text: 'old ' },
      { kind: 'same', text: 'plant opens today.' },
    ]);
  });

  const words = (count: number, word: (place: number) => string) =>
    Array.from({ length: count }, (_, place) => word(place)).join(' ');

  it.each([
    ['nothing', '', 'All new'],
    ['blanks and lines', 'a  b\n\nc', 'a b\nc\n'],
    ['no word in common', words(50_000, () => 'a'), words(50_000, () => 'b')],
    ['many words', words(16_000, (place) => `a${place % 7}`), words(16_000, (place) => `a${place % 5}`)],
    ['signs alone', '.,'.repeat(50_000), ',;'.repeat(50_000)],
    ['one word', 'a'.repeat(100_000), 'b'.repeat(100_000)],
  ])('are told by their pieces in full, in bounded work: %s', (_what, before, after) => {
    const pieces = compareTexts(before, after);
    expect(without('added', pieces)).toBe(before);
    expect(without('removed', pieces)).toBe(after);
    expect(pieces.length).toBeLessThan(2000);
  });

  it('differ by their paragraphs where too many words do', () => {
    const [same, first, second] = [
      'Same.\n',
      words(900, (place) => `a${place}`),
      words(900, (place) => `b${place}`),
    ];
    expect(compareTexts(same + first, same + second)).toEqual([
      { kind: 'same', text: same },
      { kind: 'removed', text: first },
      { kind: 'added', text: second },
    ]);
  });
});

describe('two releases', () => {
  const release = { package: '80', headline: 'One', body: '<p>A &amp; B</p><p>C</p>', cjl: 0 } as const;

  it('answer the fields that differ alone, in words', () => {
    const after = {
      ...release,
      package: '200',
      cjl: 2,
      hasPriorityRelease: true,
      releaseDate: '2025-06-01T13:00:00',
      cjlSelected: [{ id: 3, categoryName: 'Energy' }],
      attachments: [{ fileName: 'plan.pdf', caption: 'Plan' }],
    } as const;
    const fields = compareReleases(release, after).map(({ field, pieces }) => [
      field,
      without('added', pieces),
      without('removed', pieces),
    ]);
    expect(fields).toEqual([
      ['package', 'Basic', 'Advanced'],
      ['cjl', '0', '2'],
      ['hasPriorityRelease', '', 'Yes'],
      ['attachments', '', 'plan.pdf · Plan'],
      ['cjlSelected', '', 'Energy'],
      ['releaseDate', '', '1 Jun 2025, 9:00\u00a0AM\u00a0ET'],
    ]);
    expect(compareReleases(after, { ...after })).toEqual([]);
  });

  it('compare bodies as texts, and tell formatting alone by a body in which all is the same', () => {
    expect(compareReleases(release, { ...release, body: '<p>A &amp; B</p><p>D</p>' })).toEqual([
      {
        field: 'body',
        pieces: [
          { kind: 'same', text: 'A & B\n' },
          { kind: 'removed', text: 'C' },
          { kind: 'added', text: 'D' },
        ],
      },
    ]);
    expect(compareReleases(release, { ...release, body: '<p><b>A &amp; B</b></p><p>C</p>' })).toEqual([
      { field: 'body', pieces: [{ kind: 'same', text: 'A & B\nC' }] },
    ]);
    const table = (jobs: string) =>
      `<table><thead><tr><th>Year</th><th>Jobs</th></tr></thead><tbody><tr><td>2001</td> <td>${jobs}</td></tr></tbody></table>`;
    const [body] = compareReleases({ ...release, body: table('1') }, { ...release, body: table('2') });
    expect(without('added', body?.pieces ?? [])).toBe('Year | Jobs\n2001 | 1');
    expect(without('removed', body?.pieces ?? [])).toBe('Year | Jobs\n2001 | 2');
  });
});
