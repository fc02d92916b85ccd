const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send as it is. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = string | number | Html | null | readonly Part[];

const written = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** Writes markup: whatever is put in is escaped, unless it is markup itself. Null writes nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, place) => text + written(parts[place] ?? null)).join(''));

/** For markup that has been made safe elsewhere, such as the sanitised body of a release. */
export const safeHtml = (text: string): Html => new Html(text);

/** Data inside a `<script type="application/ld+json">`: whatever it holds, it cannot end the element. */
export const jsonForScript = (value: unknown): Html =>
  new Html(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
