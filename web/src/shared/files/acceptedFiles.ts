import { mostFileBytes as maxBytes } from '@dispatch/contract';

/** What a FileDrop takes where only an image will do: a logo, a featured image. The server has the last word. */
export const acceptedImages = {
  acceptedTypes: ['image/png', 'image/jpeg', 'image/gif'],
  acceptedText: 'PNG, JPEG or GIF',
  maxBytes,
} as const;

/** What a FileDrop takes for an attachment. */
export const acceptedAttachments = {
  acceptedTypes: ['application/pdf', ...acceptedImages.acceptedTypes],
  acceptedText: 'PDF, PNG, JPEG or GIF',
  maxBytes,
} as const;
