const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The dateline is plain text and is escaped here; the body is sanitised already. */
export function withDateline(bodyHtml: string, dateline: string | undefined): string {
  if (!dateline) return bodyHtml;
  const mark = `<span class="article-dateline">${dateline.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}</span>`;
  const opening = /^\s*<p(?:\s[^>]*)?>/i.exec(bodyHtml)?.[0];
  return opening ? `${opening}${mark}${bodyHtml.slice(opening.length)}` : `<p>${mark}</p>${bodyHtml}`;
}
