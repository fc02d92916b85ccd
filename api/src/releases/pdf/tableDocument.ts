import type { BodyTable, TableCell } from './bodyParts';
import { plain, serif, TaggedDocument } from './taggedDocument';
import { type Element, inks, type Look, page, type Word } from './typesetter';

const text = { size: 9.5, leading: 1.4 } as const;
/** Between what stands in a cell and its column's edges, and the rules above and below. */
const padding = { side: 6, above: 4 } as const;
/** More columns than can be read on a page: their rows become lines. */
const mostColumns = 16;
/** A row that is left at the foot of a page has this much at least, in points. */
const leastRow = 30;

/** A cell in its row: the column in which it begins, and how many it goes over. */
type Placed = { cell: TableCell; column: number; columns: number };

/** Where each cell stands; a cell that goes over several rows keeps its columns free in those that follow. */
const placedRows = ({ rows }: BodyTable): { rows: Placed[][]; columns: number } => {
  const taken: number[] = [];
  let columns = 0;
  const placed = rows.map((row) => {
    let column = 0;
    const isTaken = (): boolean => (taken[column] ?? 0) > 0;
    const cells = row.map((cell): Placed => {
      while (isTaken()) column += 1;
      const one = { cell, column, columns: cell.columns };
      for (let over = 0; over < cell.columns; over += 1) taken[column + over] = cell.rows;
      column += cell.columns;
      return one;
    });
    columns = Math.max(columns, taken.length);
    for (const [index, left] of taken.entries()) taken[index] = left - 1;
    return cells;
  });
  return { rows: placed, columns };
};

/** Shares a width: each has its least, and what is left goes to those that want more; all shrink where it is too little. */
const shared = (wanted: readonly { natural: number; least: number }[], width: number): number[] => {
  const sum = (of: 'natural' | 'least'): number => wanted.reduce((all, one) => all + one[of], 0);
  const [natural, least] = [sum('natural'), sum('least')];
  if (natural <= width) return wanted.map((one) => one.natural + (width - natural) / wanted.length);
  if (least >= width) return wanted.map((one) => (one.least / least) * width);
  const share = (width - least) / (natural - least);
  return wanted.map((one) => one.least + (one.natural - one.least) * share);
};

/** A tagged document that can set tables of rich text. */
export class TableDocument extends TaggedDocument {
  /** A table over the width that is left beside `indent`, its rows ruled off, over as many pages as they need. */
  async bodyTable(table: BodyTable, indent: number, parent: Element): Promise<void> {
    const { rows, columns } = placedRows(table);
    if (columns > mostColumns) {
      await this.asLines(table, indent, parent);
      return;
    }
    const whole = this.begin('Table', parent);
    const look = { ...text, indent };
    if (table.caption.length > 0) await this.paragraph('Caption', table.caption, look, 8, whole);
    const edges = await this.edges(rows, columns, indent);
    this.sheet.need(leastRow);
    this.sheet.y += 6;
    this.ruled(indent, 1);
    for (const row of rows) await this.bodyRow(whole, row, edges);
    whole.end();
    this.sheet.y += 6;
  }

  /** Where columns begin, from the left margin; the last edge is the end of the table. */
  private async edges(rows: readonly Placed[][], columns: number, indent: number): Promise<number[]> {
    const wanted = Array.from({ length: columns }, () => ({ natural: 0, least: 0 }));
    for (const { cell, column, columns: over } of rows.flat()) {
      await this.sheet.rest();
      const { natural, least } = this.sheet.widths(cell.runs, text.size);
      for (const one of wanted.slice(column, column + over)) {
        one.natural = Math.max(one.natural, natural / over + 2 * padding.side);
        one.least = Math.max(one.least, least / over + 2 * padding.side);
      }
    }
    let edge = indent;
    return [indent, ...shared(wanted, page.right - page.left - indent).map((width) => (edge += width))];
  }

  /** Line by line over all its cells, so that a row may go on on the next page. */
  private async bodyRow(table: Element, cells: readonly Placed[], edges: readonly number[]): Promise<void> {
    const { sheet } = this;
    const row = this.begin('TR', table);
    const set: { tag: string; look: Look; element: Element; lines: Word[][] }[] = [];
    for (const { cell, column, columns } of cells) {
      const tag = cell.scope === undefined ? 'TD' : 'TH';
      const end = edges[column + columns] ?? edges.at(-1) ?? 0;
      const look: Look = {
        ...text,
        indent: (edges[column] ?? 0) + padding.side,
        inset: page.right - page.left - end + padding.side,
        align: cell.align,
      };
      const element = this.begin(tag, row, { scope: cell.scope });
      if (cell.columns > 1 || cell.rows > 1) spanOver(element, cell);
      const lines: Word[][] = [];
      for (const line of sheet.lines(cell.runs, look)) {
        await sheet.rest();
        lines.push(line);
      }
      set.push({ tag, look, element, lines });
    }
    const height = text.size * text.leading;
    const count = Math.max(1, ...set.map(({ lines }) => lines.length));
    sheet.need(Math.min(count * height + 2 * padding.above, page.bottom - page.top));
    sheet.y += padding.above;
    for (let index = 0; index < count; index += 1) {
      await sheet.rest();
      sheet.need(height);
      const top = sheet.y;
      for (const { tag, look, element, lines } of set) {
        sheet.y = top;
        const line = lines[index];
        if (line !== undefined) sheet.line(element, tag, line, look);
      }
      sheet.y = top + height;
    }
    for (const { element } of set) element.end();
    row.end();
    sheet.y += padding.above;
    this.ruled(edges[0] ?? 0, cells.every(({ cell }) => cell.scope === 'Column') ? 1 : 0.4);
  }

  private async asLines({ caption, rows }: BodyTable, indent: number, parent: Element): Promise<void> {
    for (const runs of [
      caption,
      ...rows.map((row) => row.flatMap((cell) => [plain(' | ', serif), ...cell.runs]).slice(1)),
    ])
      if (runs.length > 0) await this.paragraph('P', runs, { ...text, indent }, 4, parent);
  }

  private ruled(indent: number, thickness: number): void {
    const { sheet } = this;
    const left = sheet.isRightToLeft ? page.left : page.left + indent;
    sheet.artifact('Layout', () =>
      sheet.doc.rect(left, sheet.y, page.right - page.left - indent, thickness).fill(inks.muted),
    );
    sheet.y += thickness;
  }
}

/** As PDF/UA wants it of a cell that goes over several columns or rows; pdfkit has no option for it. */
function spanOver(element: Element, { columns, rows }: TableCell): void {
  const { data } = (element as unknown as { dictionary: { data: { A?: object } } }).dictionary;
  data.A = { ...data.A, O: 'Table', ColSpan: columns, RowSpan: rows };
}
