import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder, all the way down, without packages; a file is itself. */
function* filesIn(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (name !== 'node_modules') yield* filesIn(join(path, name));
}

/** Of the names and contents of these files and folders: another one when anything in them is another. */
export function fingerprintOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      const content = readFileSync(file);
      hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}
