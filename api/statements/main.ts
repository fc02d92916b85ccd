import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrations } from '../src/app/generated/migrations';
import type { Declared } from '../src/platform/database/statement';
import { readCatalogue } from './catalogue';
import { readDeclarations } from './declarations';
import { describe, type Described } from './describe';
import { withSchema } from './schemaDatabase';
import { addTo, statementsFile } from './statementsFile';

const made = fileURLToPath(new URL('../src/platform/database/generated/statements.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/statements', import.meta.url));

const contentOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** What the file hangs on: PostgreSQL is asked only when something of it has changed. */
const fingerprint = (declared: readonly Declared[]): string => {
  const boss = createRequire(import.meta.url)('pg-boss/package.json') as { version: string };
  const tools = readdirSync(import.meta.dirname).sort();
  return createHash('sha256')
    .update(
      JSON.stringify([
        boss.version,
        migrations,
        declared.map(({ sql, ...rest }) => ({ ...rest, ...sql, nullable: [...sql.nullable] })),
      ]),
    )
    .update(tools.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n'))
    .digest('hex');
};

type Outcome = { content: string; errors: readonly string[] };

/** The file anew, without the statements that PostgreSQL does not take. */
const describeAll = (declared: readonly Declared[]): Promise<Outcome> =>
  withSchema(async (client) => {
    const catalogue = await readCatalogue(client);
    const families = new Map<string, Described>();
    const errors: string[] = [];
    for (const one of declared) {
      try {
        addTo(families, one, await describe(client, catalogue, one));
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error));
      }
    }
    return { content: statementsFile(families), errors };
  });

/** The exit code: 1 for a statement that PostgreSQL does not take and, when only checking, for a stale file. */
const generate = async (isCheck: boolean, say: (line: string) => void): Promise<number> => {
  const declared = await readDeclarations();
  const kept = join(cache, fingerprint(declared));
  const known = contentOf(kept);
  const { content, errors } = known === null ? await describeAll(declared) : { content: known, errors: [] };
  for (const error of errors) say(error);
  if (known === null && errors.length === 0) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, content);
  }
  const isStale = contentOf(made) !== content;
  if (isStale) {
    if (!isCheck) writeFileSync(made, content);
    say(`${relative(process.cwd(), made)} ${isCheck ? 'is stale; run npm run generate' : 'written'}`);
  }
  return errors.length > 0 || (isCheck && isStale) ? 1 : 0;
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
process.exitCode = await generate(values.check, (line) => void process.stdout.write(`${line}\n`));
