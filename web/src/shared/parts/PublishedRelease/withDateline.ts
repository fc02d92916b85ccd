const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The sanitised body with the dateline at the start of its first paragraph, or in a paragraph of its own when
 * the body begins with something else. The dateline is plain text and is escaped here.
 */
export function withDateline(bodyHtml: string, dateline: string | undefined): string {
  if (!dateline) return bodyHtml;
  const mark = `<span class="article-dateline">${dateline.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}</span>`;
  const opening = /^\s*<p(?:\s[^>]*)?>/i.exec(bodyHtml)?.[0];
  return opening ? `${opening}${mark}${bodyHtml.slice(opening.length)}` : `<p>${mark}</p>${bodyHtml}`;
}
