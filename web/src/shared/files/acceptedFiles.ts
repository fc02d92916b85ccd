import { mostFileBytes as maxBytes } from '@dispatch/contract';

/** The most attachments of a release (openapi.yaml, ReleaseDraft). */
export const mostAttachments = 20;

/** What a FileDrop takes where only an image will do: a logo, a featured image. The server has the last word. */
export const acceptedImages = {
  acceptedTypes: ['image/png', 'image/jpeg', 'image/gif'],
  acceptedText: 'PNG, JPEG or GIF',
  maxBytes,
} as const;

/** What a release takes as attachments. */
export const acceptedAttachments = {
  acceptedTypes: ['application/pdf', ...acceptedImages.acceptedTypes],
  acceptedText: 'PDF, PNG, JPEG or GIF',
  maxBytes,
} as const;
