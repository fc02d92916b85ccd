import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { requestsSent } from '../answers/wire';

let before = 0;
beforeAll(() => {
  before = requestsSent();
});
afterAll(() => {
  appendFileSync(process.env['FUZZ_COUNTS'] ?? '', `${requestsSent() - before}\n`);
});
