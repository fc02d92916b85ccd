import { readFileSync } from 'node:fs';

/** A command of the guide, as it stands there. */
export interface GuideStep {
  command: string;
  /** Its own folder in the place of the system's. */
  moved: string;
}

/** Folders of a server that the guide writes to. */
const folders = ['/opt/dispatch', '/etc/dispatch', '/etc/systemd', '/etc/nginx', '/var/lib/dispatch'];

/** Every path of the server, below a folder of one's own. */
export const movedBelow = (root: string, text: string): string =>
  folders.reduce((moved, folder) => moved.replaceAll(folder, `${root}${folder}`), text);

/** The commands of the guide in their order: the lines of its blocks that are marked `sh`. */
export function guideSteps(file: string, root: string): GuideStep[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm);
  return [...blocks].flatMap(([, text = '']) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((command) => ({ command, moved: movedBelow(root, command) })),
  );
}

/** What a unit of systemd starts, and the file of its settings. */
export function unitProgram(unit: string): { program: string; environmentFile: string } {
  const valueOf = (name: string): string => {
    const [, value] = new RegExp(`^${name}=(.+)$`, 'm').exec(unit) ?? [];
    if (value === undefined) throw new Error(`The unit has no ${name}.`);
    return value;
  };
  return { program: valueOf('ExecStart'), environmentFile: valueOf('EnvironmentFile') };
}
