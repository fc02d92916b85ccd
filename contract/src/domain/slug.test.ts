import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfNewsSlug, newsPath, slugOf } from './slug';

describe('slug', () => {
  it.each([
    [
      "NASA's Hubble Provides First Census of Galaxies Near Cosmic Dawn",
      'nasas-hubble-provides-first-census-of-galaxies-near-cosmic-dawn',
    ],
    ['  Crème brûlée — à la  Zürich!  ', 'creme-brulee-a-la-zurich'],
    ['Straße, Øresund & Łódź', 'strasse-oresund-and-lodz'],
    ['ﬁnal Ⅻ results', 'final-xii-results'],
    ['新しい製品', 'release'],
    ['🚀🚀', 'release'],
    ['', 'release'],
    ['../../etc/passwd?<script>', 'etc-passwd-script'],
  ])('of %j is %s', (headline, slug) => {
    expect(slugOf(headline)).toBe(slug);
  });

  it('uses the first 170 characters alone', () => {
    expect(slugOf(`${'a'.repeat(169)} b`)).toBe('a'.repeat(169));
  });

  it('is always a safe part of an address, and the id comes back', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 });
    const text = fc.oneof(
      fc.string(),
      units.map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 10 ** 12 }), (headline, id) => {
        expect(slugOf(headline)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(idOfNewsSlug(newsPath(headline, id).slice('/news/'.length))).toBe(id);
      }),
    );
  });

  it.each(['release', 'release-', 'release-x1', 'release-12345678901234567890', ''])(
    'finds no id in %j',
    (part) => {
      expect(idOfNewsSlug(part)).toBeNull();
    },
  );
});
