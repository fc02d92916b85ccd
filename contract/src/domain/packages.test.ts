import { describe, expect, it } from 'vitest';
import {
  changePackage,
  downgradeWarning,
  isPackageId,
  listsToChoose,
  packageIds,
  packageTraits,
  startingPrices,
} from './packages';

const premium = {
  package: '360' as const,
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  newsImage: { fileName: 'rocket.png' },
  cjl: 3,
  cjlSelected: [{ id: 1 }],
  hasPriorityRelease: true,
};

describe('packages', () => {
  it('offers image, video, quote and priority where the price list says so', () => {
    const having = (trait: 'newsImage' | 'video' | 'pullQuote' | 'priority') =>
      packageIds.map((id) => packageTraits[id][trait]);
    expect(having('newsImage')).toEqual([false, false, true, true]);
    expect(having('video')).toEqual([false, false, false, true]);
    expect(having('pullQuote')).toEqual([false, true, true, true]);
    expect(having('priority')).toEqual([false, false, true, true]);
  });

  it('begins with the list prices, and promises so many hours and lists', () => {
    const table = packageIds.map((id) => {
      const { name, freeLists, mostLists, turnaroundHours } = packageTraits[id];
      return [id, name, startingPrices[id], freeLists, mostLists, turnaroundHours];
    });
    expect(table).toEqual([
      ['80', 'Basic', 12_000, 0, 21, 48],
      ['140', 'Standard', 24_500, 0, 21, 48],
      ['200', 'Advanced', 36_000, 1, 20, 24],
      ['360', 'Premium', 48_000, 2, 19, 24],
    ]);
  });

  it('never lets anyone choose more than 21 lists', () => {
    expect(packageIds.map((id) => listsToChoose(id, packageTraits[id].mostLists))).toEqual([21, 21, 21, 21]);
    expect(listsToChoose('200', 0)).toBe(1);
    expect(listsToChoose('360', 2)).toBe(4);
  });

  it('knows its ids', () => {
    expect(isPackageId('140')).toBe(true);
    expect(isPackageId('141')).toBe(false);
  });
});

describe('a change of package', () => {
  it('asks before a downgrade, in the words that fit', () => {
    expect(downgradeWarning('360', '200')).toBe('downgrade-premium-to-advanced');
    expect(downgradeWarning('360', '140')).toBe('downgrade');
    expect(downgradeWarning('140', '80')).toBe('downgrade');
    expect(downgradeWarning('80', '360')).toBeNull();
    expect(downgradeWarning('200', '200')).toBeNull();
  });

  it('from Premium to Advanced drops the video, the chosen lists and priority, and keeps the image', () => {
    expect({ ...premium, ...changePackage(premium, '200') }).toEqual({
      package: '200',
      videoUrl: '',
      newsImage: { fileName: 'rocket.png' },
      cjl: 3,
      cjlSelected: [],
      hasPriorityRelease: false,
    });
  });

  it('below Advanced drops the image as well', () => {
    expect(changePackage(premium, '140')).toMatchObject({ newsImage: null, videoUrl: '', cjl: 3 });
  });

  it('keeps the bought lists up to the most of the new package, upwards too', () => {
    expect(changePackage({ package: '80', cjl: 21 }, '360')).toEqual({ package: '360', cjl: 19 });
    expect(changePackage({ package: '200', cjl: 20 }, '140').cjl).toBe(20);
    expect(changePackage({ package: '80' }, '360')).toEqual({ package: '360', cjl: 0 });
  });

  it('upwards touches nothing that was written', () => {
    const advanced = { ...premium, package: '200' as const };
    expect({ ...advanced, ...changePackage(advanced, '360') }).toEqual({ ...advanced, package: '360' });
  });
});
