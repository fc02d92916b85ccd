import { encode } from 'uqr';
import { html, type Html } from '@dispatch/api/html';

const quietZone = 4;

/** A text as a QR code: always dark on light, because many readers know no other. */
export function qrPicture(text: string, name: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg
    role="img"
    aria-label="${name}"
    width="220"
    height="220"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    <path fill="white" d="M0 0h${size}v${size}h-${size}z" />
    <path fill="black" d="${dark.join('')}" />
  </svg>`;
}
