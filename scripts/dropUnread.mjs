// After every installation: a fifth of it are source maps and pages about packages, which nothing here reads.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const unread = /\.(css|[cm]?[jt]s)\.map$|^(readme|changelog|history)\.md$/i;

// Links lead to our own folders, and are left alone.
function clean(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) clean(path);
    else if (entry.isFile() && unread.test(entry.name)) rmSync(path);
  }
}

clean(join(import.meta.dirname, '..', 'node_modules'));
