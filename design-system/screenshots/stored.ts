import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('./stored/', import.meta.url));
const machineFile = `${folder}machine.json`;

const limits = { number: 300, bytes: 8_400_000 };

export interface Machine {
  chromium: string;
  system: string;
  fonts: string;
}

export const screenshotPath = (name: string): string => `${folder}${name}.png`;

export const storedMachine = (): Machine | null =>
  existsSync(machineFile) ? (JSON.parse(readFileSync(machineFile, 'utf8')) as Machine) : null;

export const storeMachine = (machine: Machine): void =>
  writeFileSync(machineFile, `${JSON.stringify(machine, null, 2)}\n`);

export async function shrinkStored(since: number): Promise<void> {
  for (const name of stored().filter((file) => statSync(folder + file).mtimeMs >= since)) {
    writeFileSync(
      folder + name,
      await sharp(folder + name)
        .png({ palette: true, dither: 0, compressionLevel: 9 })
        .toBuffer(),
    );
  }
}

const stored = (): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

const unused = (titles: ReadonlySet<string>): string[] =>
  stored().filter((name) => !titles.has(name.replace(/(-light|-dark)?\.png$/, '')));

export function removeUnused(titles: ReadonlySet<string>): void {
  for (const name of unused(titles)) rmSync(`${folder}${name}`);
}

export function storeErrors(titles: ReadonlySet<string>): string[] {
  const names = stored();
  const bytes = names.reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0);
  return [
    ...unused(titles).map((name) => `${name} is stored, and no story shows it any more.`),
    ...(names.length > limits.number
      ? [`${names.length} screenshots are stored, more than ${limits.number}.`]
      : []),
    ...(bytes > limits.bytes ? [`The screenshots take ${bytes} bytes, more than ${limits.bytes}.`] : []),
  ];
}
