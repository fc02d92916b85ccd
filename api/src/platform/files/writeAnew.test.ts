import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { samplePicture } from '../../testing/sampleFiles';
import { OversizedImage } from './imageLimits';
import { previewOf, writeAnew } from './writeAnew';

const noise = () => sharp(randomBytes(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } });

it('a picture that would be over the limit is written in a lower quality', async () => {
  const jpeg = await noise().jpeg({ quality: 100 }).toBuffer();
  const best = await writeAnew(jpeg, 'image/jpeg', 1_000_000);
  const smaller = await writeAnew(jpeg, 'image/jpeg', best.bytes.length - 1);
  expect(smaller.bytes.length).toBeLessThan(best.bytes.length);
  expect(await sharp(smaller.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 120 });
});

it('and in fewer pixels', async () => {
  const wide = await samplePicture(4_400, 20).png().toBuffer();
  const whole = await writeAnew(wide, 'image/png', 1_000_000);
  expect(whole).toMatchObject({ width: 4_400, height: 20 });
  expect((await writeAnew(wide, 'image/png', whole.bytes.length - 1)).width).toBe(4_000);
});

it('one that is too large in every way is refused', async () => {
  await expect(writeAnew(await noise().png().toBuffer(), 'image/png', 1_000)).rejects.toThrow(OversizedImage);
});

it('a preview is no wider and no higher than 240 pixels', async () => {
  const preview = await previewOf(await samplePicture(2_000, 500).jpeg().toBuffer(), 'image/jpeg');
  const [head, encoded = ''] = preview.split(',');
  expect(head).toBe('data:image/jpeg;base64');
  expect(await sharp(Buffer.from(encoded, 'base64')).metadata()).toMatchObject({ width: 240, height: 60 });
});
