export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map(render).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A template whose values are escaped, unless they are `html` themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(strings.map((text, index) => text + render(values[index])).join(''));
}
