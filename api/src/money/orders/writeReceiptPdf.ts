import type { Quoted } from '../../platform/mail/mailLayout';
import { type Element, inks, type Look, page } from '../../releases/pdf/typesetter';
import { plain, sans, serif, TaggedDocument, writePdf } from '../../releases/pdf/taggedDocument';

type Sum = { name: string; amount: string };

/** What a receipt says, in words; amounts as people read them. */
export type ReceiptContent = {
  title: string;
  site: string;
  at: Date;
  facts: { name: string; lines: readonly (string | Quoted)[] }[];
  items: { description: string; quantity: number; amount: string }[];
  before: Sum[];
  total: Sum;
  after: Sum[];
  question: string;
};

const bold = { ...sans, bold: true };
const looks = {
  title: { size: 25, leading: 1.3 },
  site: { size: 11, leading: 1.5, colour: inks.muted },
  text: { size: 10, leading: 1.6 },
  total: { size: 12.5, leading: 1.8 },
} as const satisfies Record<string, Look>;

/** Where the columns begin and end, in points from the margins. */
const columns = [{ inset: 150 }, { indent: 300, inset: 90 }, { indent: 380 }] as const;
const factIndent = 110;

type Row = { cells: readonly string[]; look?: Look; isHead?: boolean; isSum?: boolean };

class ReceiptDocument extends TaggedDocument {
  /** Runs that stand beside each other; what comes next is below the longest. */
  private async beside(...parts: (() => Promise<void>)[]): Promise<void> {
    const { sheet } = this;
    // Three lines at most, but for an address that was written to be long.
    sheet.need(54);
    const top = sheet.y;
    let bottom = top;
    for (const part of parts) {
      sheet.y = top;
      await part();
      bottom = Math.max(bottom, sheet.y);
    }
    sheet.y = bottom;
  }

  private async factLines(lines: ReceiptContent['facts'][number]['lines'], item: Element): Promise<void> {
    const body = this.begin('LBody', item);
    for (const line of lines) {
      const [text, options] = typeof line === 'string' ? [line, {}] : [line.text, { lang: line.language }];
      const element = this.begin('P', body, options);
      await this.sheet.set(element, 'P', [plain(text, sans)], { ...looks.text, indent: factIndent });
      element.end();
    }
    body.end();
  }

  async facts(facts: ReceiptContent['facts']): Promise<void> {
    const list = this.begin('L', this.root);
    for (const { name, lines } of facts) {
      const item = this.begin('LI', list);
      await this.beside(
        () => this.paragraph('Lbl', [plain(name, sans)], { ...looks.text, colour: inks.muted }, 0, item),
        () => this.factLines(lines, item),
      );
      item.end();
    }
    list.end();
  }

  table(): Element {
    return this.begin('Table', this.root);
  }

  async row(table: Element, { cells, look = looks.text, isHead = false, isSum = false }: Row): Promise<void> {
    const row = this.begin('TR', table);
    const cell = (text: string, place: number) => async (): Promise<void> => {
      const isHeader = isHead || (isSum && place === 0);
      const tag = isHeader ? 'TH' : 'TD';
      const element = this.begin(tag, row, isHeader ? { scope: isHead ? 'Column' : 'Row' } : {});
      const align = place === 0 ? 'left' : 'right';
      const style = isHead || look === looks.total ? bold : sans;
      if (text !== '')
        await this.sheet.set(element, tag, [plain(text, style)], { ...look, ...columns[place], align });
      element.end();
    };
    await this.beside(...cells.map(cell));
    row.end();
  }
}

/** A receipt as a PDF for the files of whoever has paid: what the one on the screen says. Several follow each other. */
export const writeReceiptPdf = (
  receipts: readonly ReceiptContent[],
  pause: () => Promise<void>,
): Promise<Buffer> => {
  const [first] = receipts;
  if (first === undefined) throw new TypeError('There is no receipt.');
  const { site, at } = first;
  const all = JSON.stringify(receipts);
  const title = receipts.map((receipt) => receipt.title).join(', ');
  return writePdf(
    {
      title,
      author: site,
      site,
      at,
      footer: site,
      direction: 'ltr',
      text: { all, bold: '', language: 'en' },
    },
    pause,
    async (sheet) => {
      const document = new ReceiptDocument(sheet);
      for (const receipt of receipts) {
        if (receipt !== first) sheet.need(page.height);
        await document.paragraph('H1', [plain(receipt.title, { ...serif, bold: true })], looks.title);
        await document.paragraph('P', [plain(site, sans)], looks.site);
        document.rule();
        await document.facts(receipt.facts);
        sheet.y += 18;
        const table = document.table();
        await document.row(table, { cells: ['Item', 'Quantity', 'Amount'], isHead: true });
        for (const { description, quantity, amount } of receipt.items)
          await document.row(table, { cells: [description, String(quantity), amount] });
        document.rule();
        for (const sum of [...receipt.before, receipt.total, ...receipt.after]) {
          const look = sum === receipt.total ? looks.total : looks.text;
          await document.row(table, { cells: [sum.name, '', sum.amount], look, isSum: true });
        }
        table.end();
        await document.paragraph('P', [plain(receipt.question, sans)], looks.site, 18);
      }
      document.end();
    },
  );
};
