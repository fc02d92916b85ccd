import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { chunksOf, loadedWith, weigh, type Chunk, type Chunks } from './chunks';

export interface Size {
  name: string;
  bytes: number;
}

interface ScreenSize extends Size {
  files: number;
}

export interface WebSizes {
  entry: number;
  publicEntry: number;
  calculator: number;
  /** All that is loaded until a screen stands: the entry, what is around the screen, and the screen. */
  routes: ScreenSize[];
}

const calculatorForm = 'features/calculator/CalculatorForm.tsx';
const application = 'app/startApp.tsx';

const loadOf = (chunks: ReadonlySet<Chunk>) => ({ bytes: weigh(chunks), files: chunks.size });

export async function webSizes(root: string): Promise<WebSizes> {
  const output = (await build({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return sizesOf(chunksOf(output), (file) => relative(join(root, 'web', 'src'), file));
}

/** @param pathOf the path of a module below web/src */
export function sizesOf(chunks: Chunks, pathOf: (file: string) => string): WebSizes {
  const all = [...chunks.values()];
  const entryNamed = (wanted: string): Chunk => {
    const found = all.find(({ isEntry, name }) => isEntry && name === wanted);
    if (found === undefined) throw new Error(`The web application has no entry named ${wanted}.`);
    return found;
  };
  const entry = entryNamed('main');
  const publicPage = loadedWith(chunks, entryNamed('welcome'));
  const source = (chunk: Chunk) => (chunk.facadeModuleId === null ? '' : pathOf(chunk.facadeModuleId));
  const around = all.filter((chunk) => source(chunk) === application);
  const before = new Set([entry, ...around].flatMap((chunk) => [...loadedWith(chunks, chunk)]));
  const routes = all
    .filter((chunk) => source(chunk).startsWith('routes/') && !publicPage.has(chunk))
    .map((chunk) => ({
      name: source(chunk).replace(/^routes\/|\.tsx$/g, ''),
      ...loadOf(new Set([...before, ...loadedWith(chunks, chunk)])),
    }));
  const calculator = all.find((chunk) => source(chunk) === calculatorForm);
  if (calculator === undefined) throw new Error(`${calculatorForm} is not loaded on its own.`);
  return {
    entry: weigh(before),
    publicEntry: weigh(publicPage),
    calculator: weigh([...loadedWith(chunks, calculator)].filter((chunk) => !publicPage.has(chunk))),
    routes: routes.sort(byName),
  };
}

const byName = (one: Size, other: Size) => one.name.localeCompare(other.name);
