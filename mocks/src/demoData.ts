import { pathToFileURL } from 'node:url';
import type { DemoRelease } from './demoRelease';
import { demoReleases } from './demoReleases';
import { personas, type Persona } from './personas';

export type DemoPerson = Omit<Persona, 'password'>;

/** What is planted on an empty database. */
export interface DemoData {
  readonly people: readonly DemoPerson[];
  readonly releases: readonly DemoRelease[];
}

/** The demo people, without their passwords, and their releases. */
export function demoData(): DemoData {
  const people = personas.map(({ password: _password, ...person }) => person);
  return { people, releases: demoReleases };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${JSON.stringify(demoData(), null, 2)}\n`);
}
