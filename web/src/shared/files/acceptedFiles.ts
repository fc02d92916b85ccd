import { mostFileBytes as maxBytes } from '@dispatch/contract';

/** What a FileDrop takes where only an image will do: a logo, a featured image. The server has the last word. */
export const acceptedImages = {
  acceptedTypes: ['image/png', 'image/jpeg', 'image/gif'],
  acceptedText: 'PNG, JPEG or GIF',
  maxBytes,
} as const;
