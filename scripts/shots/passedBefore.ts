import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../process/jsonFile';
import { type Manifest } from './manifest';

const fileOf = (root: string) => join(root, '.cache', 'shots-passed.json');

/**
 * What this machine has pictured already without finding a difference: until its pictures are taken over, or its files
 * change again, it is not pictured a second time.
 */
export class PassedBefore {
  private readonly known: Record<string, string>;

  constructor(
    private readonly root: string,
    private readonly hashes: ReadonlyMap<string, string>,
    private readonly manifest: Manifest | null,
  ) {
    this.known = (readJson(fileOf(root)) ?? {}) as Record<string, string>;
  }

  has(file: string): boolean {
    return this.known[file] === this.stateOf(file);
  }

  /** Notes files that have passed. */
  add(files: readonly string[]): void {
    const states = files.map((file) => [file, this.stateOf(file)] as const);
    mkdirSync(join(this.root, '.cache'), { recursive: true });
    writeJson(fileOf(this.root), { ...this.known, ...Object.fromEntries(states) });
  }

  /** What the file is made of, and which stored pictures it was compared with. */
  private stateOf(file: string): string {
    const stored = this.manifest?.files[file]?.madeOf ?? 'nothing';
    return `${this.hashes.get(file)} ${stored} ${this.manifest?.setting.rendering ?? ''}`;
  }
}
