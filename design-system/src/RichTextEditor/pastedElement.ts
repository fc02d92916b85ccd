const dropped = new Set(
  'applet audio base button canvas col colgroup datalist embed frame frameset head iframe img input link map math meta meter noscript object option picture progress script select source style svg template textarea title track video xml'.split(
    ' ',
  ),
);

const byName: Record<string, string> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', ins: 'u' },
  ...{ sub: 'sub', sup: 'sup', s: 's', strike: 's', del: 's' },
};

const styleOf = (element: Element) => (element.getAttribute('style') ?? '').toLowerCase();

export function isDropped(element: Element): boolean {
  return dropped.has(element.localName) || /mso-list:\s*ignore/.test(styleOf(element));
}

export function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/.test(styleOf(element))
  );
}

/** What a text is marked with, by the names of HTML: strong, em, u, sub, sup, s. */
export function emphasisOf(element: Element): string[] {
  const style = styleOf(element);
  const found = new Set<string>();
  const named = byName[element.localName];
  if (named) found.add(named);
  // Not Word's mso-bidi-font-weight, which says something of another script and stands on every bold text.
  if (/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/.test(style)) found.add('strong');
  if (/(?<![-\w])font-weight:\s*(?:normal|[1-4]00)/.test(style)) found.delete('strong');
  if (/(?<![-\w])font-style:\s*(?:italic|oblique)/.test(style)) found.add('em');
  if (/(?<![-\w])font-style:\s*normal/.test(style)) found.delete('em');
  if (/text-decoration(?:-line)?:[^;]*underline/.test(style)) found.add('u');
  if (/text-decoration(?:-line)?:[^;]*line-through/.test(style)) found.add('s');
  if (/(?<![-\w])vertical-align:\s*sub\b/.test(style)) found.add('sub');
  if (/(?<![-\w])vertical-align:\s*super\b/.test(style)) found.add('sup');
  if (/text-decoration(?:-line)?:\s*none/.test(style) || element.closest('a')) found.delete('u');
  return [...found];
}
