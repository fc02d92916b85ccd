/** Signs that no file's name has: those of control, and those that turn the direction of writing. */
const unfit = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The most signs of a name (openapi.yaml, UploadedFile). */
const longest = 255;

/**
 * The name of a file as it was sent, fit to be stored and shown: without folders and without signs that nobody sees; a
 * long one is cut before its ending.
 */
export const fileName = (sent: string): string => {
  // Browsers write a quotation mark so (HTML, multipart/form-data encoding).
  const last =
    sent.replaceAll('%22', '"').replaceAll(unfit, '').replaceAll(half, '').split(/[/\\]/).at(-1)?.trim() ??
    '';
  const name = last === '' || last === '.' || last === '..' ? 'file' : last;
  if (name.length <= longest) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length).replaceAll(half, '') + ending;
};
