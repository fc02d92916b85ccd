import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { Journal, type Collection } from '../store/journal';

export interface MailSummary {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** When it arrived, ISO 8601. */
  readonly time: string;
}

export interface Mail extends MailSummary {
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
}

const addressText = (address: Address | undefined): string =>
  address === undefined
    ? ''
    : address.name === ''
      ? (address.address ?? '')
      : `${address.name} <${address.address ?? ''}>`;

export class Mailbox {
  readonly #folder: string;
  readonly #rows: Collection<MailSummary>;
  readonly #journal: Journal;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#journal = new Journal(join(folder, 'mails.jsonl'));
    this.#rows = this.#journal.collection<MailSummary>('mails');
  }

  async receive(raw: Buffer, envelope: { from: string; to: readonly string[] }): Promise<MailSummary> {
    const email = await PostalMime.parse(raw);
    const time = new Date();
    const id = `${time.getTime().toString(36)}${randomBytes(4).toString('hex')}`;
    const summary: MailSummary = {
      id,
      from: addressText(email.from) || envelope.from,
      to: envelope.to,
      subject: email.subject ?? '',
      time: time.toISOString(),
    };
    writeFileSync(this.#fileOf(id), raw, { mode: 0o600 });
    this.#rows.set(id, summary);
    return summary;
  }

  /** Newest first; with `to`, only what was delivered to an address that contains it. */
  list(to = ''): MailSummary[] {
    const wanted = to.trim().toLowerCase();
    return this.#rows
      .all()
      .filter((mail) => mail.to.some((address) => address.toLowerCase().includes(wanted)))
      .reverse();
  }

  async read(id: string): Promise<Mail | undefined> {
    const summary = this.#rows.get(id);
    if (summary === undefined) return undefined;
    const email: Email = await PostalMime.parse(readFileSync(this.#fileOf(id)));
    return {
      ...summary,
      text: email.text ?? '',
      html: email.html ?? '',
      headers: email.headers.map(({ key, value }) => ({ name: key, value })),
      attachments: email.attachments.map((part) => ({
        name: part.filename ?? 'attachment',
        type: part.mimeType,
        bytes: typeof part.content === 'string' ? part.content.length : part.content.byteLength,
      })),
    };
  }

  empty(): void {
    const ids = this.#rows.entries().map(([id]) => id);
    this.#journal.batch(() => ids.forEach((id) => this.#rows.delete(id)));
    for (const id of ids) rmSync(this.#fileOf(id), { force: true });
  }

  #fileOf(id: string): string {
    return join(this.#folder, `${id}.eml`);
  }
}
