import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Alias } from 'vite';

interface Subset {
  family: string;
  file: string;
  axes: Record<string, { min: number; max: number }>;
}

const serif = { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 72 } };

/** The Latin faces, and the weights and optical sizes that the product sets type in. */
const subsets: readonly Subset[] = [
  { family: 'newsreader', file: 'newsreader-latin-standard-normal', axes: serif },
  { family: 'newsreader', file: 'newsreader-latin-standard-italic', axes: serif },
  { family: 'schibsted-grotesk', file: 'schibsted-grotesk-latin-wght-normal', axes: { wght: serif.wght } },
  {
    family: 'spline-sans-mono',
    file: 'spline-sans-mono-latin-wght-normal',
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** What the style sheets of the fonts say is in their Latin files: nothing of it may be missing. */
const latin =
  '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD'
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((digits) => parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join('');

const require = createRequire(import.meta.url);

async function write({ family, file, axes }: Subset, folder: string): Promise<Alias> {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${file}.woff2`));
  const version = createHash('sha256').update(whole).update(JSON.stringify(axes)).digest('hex').slice(0, 12);
  const name = join(folder, version, `${file}.woff2`);
  if (!existsSync(name)) {
    mkdirSync(join(folder, version), { recursive: true });
    writeFileSync(name, await subsetFont(whole, latin, { targetFormat: 'woff2', variationAxes: axes }));
  }
  return { find: new RegExp(String.raw`^.*/${file}\.woff2$`), replacement: name };
}

/** Without the weights that nothing is set in: a third smaller. @param folder keeps them from one build to the next */
export const subsetFonts = (folder: string): Promise<Alias[]> =>
  Promise.all(subsets.map((subset) => write(subset, folder)));
