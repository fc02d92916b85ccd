import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the stories and what they show come from, each with the workspace that may have a package of its own. */
const sourceFolders = [
  { workspace: 'design-system', folder: `${root}design-system/src` },
  { workspace: 'web', folder: `${root}web/src` },
  { workspace: 'contract', folder: `${root}contract/src` },
  { workspace: 'contract', folder: `${root}contract/document` },
];

/** The name under which Vite finds a package: through its workspace, when it is installed there only. */
function packageName(workspace: string, name: string): string {
  const [scope = '', rest = ''] = name.split('/');
  const installed = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  const isOwn = existsSync(`${root}${workspace}/node_modules/${installed}`);
  return isOwn && workspace !== 'design-system' ? `@dispatch/${workspace} > ${name}` : name;
}

/** A dependency found on the way would reload the page, under a running test or under the eyes of a designer. */
export function packagesInUse(): string[] {
  const names = sourceFolders.flatMap(({ workspace, folder: sources }) =>
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^documentation\//.test(file))
      .flatMap((file) => {
        const text = readFileSync(`${sources}/${file}`, 'utf8').replace(/^import type .*$/gm, '');
        return [...text.matchAll(/(?:from|^import|import\() ?'([@\w][@\w./-]*)'/gm)].map(
          (found) => found[1] ?? '',
        );
      })
      .filter((name) => !/^(virtual:|@dispatch\/|node:)|\?|\.(css|json)$/.test(name))
      .map((name) => packageName(workspace, name)),
  );
  return [...new Set(names)];
}
