export interface Appearance {
  readonly theme?: string;
  readonly labels?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface FontSource {
  readonly family?: string;
  readonly src?: string;
  readonly weight?: string;
  readonly style?: string;
  readonly unicodeRange?: string;
  readonly cssSrc?: string;
}

const night: Readonly<Record<string, string>> = {
  colorPrimary: '#85d9ff',
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorDanger: '#fe87a1',
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether text on this colour has to be light. Painted, because a colour may be written in many ways. */
function isDark(color: string): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (context === null) return false;
  context.fillStyle = '#fff';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

function ruleSheet(rules: NonNullable<Appearance['rules']>): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  for (const [selector, properties] of Object.entries(rules)) {
    if (!/^\.[A-Za-z-]+(::?[a-z-]+)?$/.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [name, value] of Object.entries(properties)) rule.style.setProperty(kebab(name), value);
  }
  return sheet;
}

/** Makes the frame look like the form around it. Answers the colour scheme, which the frame's element must share. */
export function applyAppearance(appearance: Appearance): 'light' | 'dark' {
  const root = document.documentElement;
  root.removeAttribute('style');
  const variables = { ...(appearance.theme === 'night' ? night : {}), ...appearance.variables };
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(`--${name}`, value);
  const scheme =
    variables['colorBackground'] !== undefined && isDark(variables['colorBackground']) ? 'dark' : 'light';
  root.style.colorScheme = scheme;
  document.adoptedStyleSheets = [ruleSheet(appearance.rules ?? {})];
  return scheme;
}

/** Takes over the fonts that the page around the frame gives. One that does not load leaves the next of its list. */
export function loadFonts(fonts: readonly FontSource[]): void {
  for (const { family, src, weight, style, unicodeRange } of fonts) {
    if (family === undefined || src === undefined) continue;
    document.fonts.add(
      new FontFace(family, src, {
        weight,
        style,
        unicodeRange,
      }),
    );
  }
}
