/** The part of it that is used here; it has no types of its own. */
declare module 'fontkit' {
  /** Throws where a font has none. */
  export const create: (font: Buffer) => { characterSet: readonly number[] };
}
