import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeVariable } from '../harness/place';
import { install } from './installation';

const kept = fileURLToPath(new URL('../../test-results/install', import.meta.url));

export default async function installByTheGuide(): Promise<() => Promise<void>> {
  const installation = await install();
  for (const line of installation.told) process.stdout.write(`${line}\n`);
  process.env[placeVariable] = JSON.stringify(installation);
  return async () => {
    cpSync(join(installation.dataDir, 'logs'), kept, { recursive: true });
    await installation.remove();
  };
}
