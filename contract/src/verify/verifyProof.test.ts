import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { NotGenuine, type SigningKeys, verifyProof } from './verifyProof';

type Examples = {
  getReleaseProof: { '200': { default: { value: { proof: string; statement: string } } } };
  getSigningKeys: { '200': { default: { value: SigningKeys } } };
};
const file = new URL('../../examples/verification.yaml', import.meta.url);
const { getReleaseProof, getSigningKeys } = load(readFileSync(file, 'utf8')) as Examples;
const { proof, statement } = getReleaseProof['200'].default.value;
const text = JSON.stringify({ proof, statement });
const site = getSigningKeys['200'].default.value;
const [key] = site.keys;
if (key === undefined) throw new Error('The example has no key.');

it('takes a proof as it was written, and says what it proves', async () => {
  const { release, index, size } = await verifyProof(text, site);
  expect([release.PRID, release.version, release.content?.company, index, size]).toEqual([
    204_817,
    2,
    'Harbor Robotics',
    2,
    5,
  ]);
});

it('refuses it with one byte changed, whichever it is, 10,000 times', async () => {
  const bytes = new TextEncoder().encode(text);
  let refused = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const changed = bytes.slice();
    const [place, bit] = [count % bytes.length, Math.floor(count / bytes.length) % 8];
    changed[place] = (changed[place] ?? 0) ^ (1 << bit);
    const error: unknown = await verifyProof(new TextDecoder().decode(changed), site).catch(
      (why: unknown) => why,
    );
    if (error instanceof NotGenuine) refused += 1;
    else expect.unreachable(`Byte ${place}, bit ${bit}`);
  }
  expect(refused).toBe(10_000);
});

it.each([
  ['another key of the same name', { ...site, keys: [{ ...key, x: `${key.x.slice(0, -1)}A` }] }],
  ['no key of the name', { ...site, keys: [] }],
  ['a log of another name', { ...site, origin: 'other.example/log' }],
  ['a key that signed only later', { ...site, keys: [{ ...key, since: '2026-11-21T00:00:00.000Z' }] }],
  ['a key that had ended', { ...site, keys: [{ ...key, until: '2026-11-01T00:00:00.000Z' }] }],
  ['a revoked key', { ...site, keys: [{ ...key, revoked: { at: '2026-11-21T00:00:00.000Z', below: 9 } }] }],
])('refuses it by %s', async (_name, keys) => {
  await expect(verifyProof(text, keys)).rejects.toThrow(NotGenuine);
});

it.each(['', '{}', 'null', '{"proof":1,"statement":2}', `${text}\n`, '\u0000'.repeat(9)])(
  'refuses %j',
  async (given) => {
    await expect(verifyProof(given, site)).rejects.toThrow(NotGenuine);
  },
);
