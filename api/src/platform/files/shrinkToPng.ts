import type { Sharp } from 'sharp';
import { onImage } from './imageLimits';

export type Picture = { bytes: Buffer; width: number; height: number };

export const fitted = (image: Sharp, { width, height }: { width: number; height: number }): Sharp =>
  image.resize({ width, height, fit: 'inside', withoutEnlargement: true });

export const shrinkToPng = (bytes: Buffer, most: { width: number; height: number }): Promise<Picture> =>
  onImage(bytes, async (image) => {
    const { data, info } = await fitted(image.autoOrient(), most)
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
