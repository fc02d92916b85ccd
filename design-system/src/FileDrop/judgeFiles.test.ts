import { describe, expect, it } from 'vitest';
import { english } from '../Words/english';
import { judgeFiles, writeLimits } from './judgeFiles';
import { writeBytes } from './writeBytes';

const words = english.FileDrop;
const limits = {
  acceptedTypes: ['application/pdf', 'image/*'],
  acceptedText: 'PDF or a picture',
  maxBytes: 2048,
  maxFiles: 2,
};
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

describe('which files are taken', () => {
  it('takes what is of a type, by name or by kind, and small enough', () => {
    const files = [file('a.pdf', 'application/pdf', 2048), file('b.png', 'image/png')];
    expect(judgeFiles(files, limits, 0, words)).toEqual({ accepted: files, refused: [] });
  });

  it('says of each other file why not', () => {
    const { accepted, refused } = judgeFiles(
      [
        file('a.docx', 'application/msword'),
        file('unknown', ''),
        file('big.pdf', 'application/pdf', 2049),
        file('b.png', 'image/png'),
        file('c.png', 'image/png'),
      ],
      limits,
      1,
      words,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['b.png']);
    expect(refused).toEqual([
      'a.docx is of another type. Choose PDF or a picture.',
      'unknown is of another type. Choose PDF or a picture.',
      'big.pdf is larger than 2 KB.',
      'c.png is one too many. There can be 2 files.',
    ]);
  });

  it('says the limits in words', () => {
    expect(writeLimits(limits, words)).toBe('PDF or a picture, up to 2 KB each, at most 2 files');
    expect(writeLimits({ ...limits, maxFiles: 1 }, words)).toBe('PDF or a picture, up to 2 KB');
    expect(writeLimits({ acceptedTypes: ['image/png'], acceptedText: 'PNG' }, words)).toBe('PNG');
  });

  it.each([
    [0, '0 B'],
    [812, '812 B'],
    [1024, '1 KB'],
    [1_023_900, '1 MB'],
    [1_468_006, '1.4 MB'],
    [10 * 1024 * 1024, '10 MB'],
    [5_000_000_000_000, '4657 GB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(writeBytes(bytes)).toBe(text);
  });
});
