import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const collection = fileURLToPath(new URL('../../../shared/data/xss/payloads.json', import.meta.url));

const collected: readonly string[] = existsSync(collection)
  ? (JSON.parse(readFileSync(collection, 'utf8')) as string[])
  : [
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '<a href="java\u0001script:alert(1)">x</a>',
      '<textarea></textarea><script>alert(1)</script>',
      '"><iframe srcdoc="<script>parent.alert(1)</script>">',
    ];

/** Of one seed, so that what fails once fails again (a linear congruential generator, below 1). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

const wrappers: readonly [string, string][] = [
  ['"><', '>'],
  ["' autofocus onfocus=alert(1) x='", ''],
  ['</title></script></textarea></style>', ''],
  ['<!--', '-->'],
  ['<svg><style><!--</style>', ''],
  ['${alert(1)}{{constructor.constructor("alert(1)")()}}', ''],
  ['<noscript><p title="</noscript>', '">'],
  ['javascript:alert(1)//', ''],
];

const controls = ['\u0001', '\t', '\n', '\u000c', '\u200b', '\u2028', '\u202e', '\ufeff'];

function mutate(text: string, random: () => number): string {
  const pick = <T>(all: readonly [T, ...T[]] | readonly T[]): T =>
    all[Math.floor(random() * all.length)] as T;
  const at = Math.floor(random() * text.length);
  const inserted = (part: string): string => text.slice(0, at) + part + text.slice(at);
  return pick<() => string>([
    () => text.replace(/[a-z]/gi, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())),
    () => text.replace(/[<>"'&:]/g, (sign) => (random() < 0.5 ? `&#${sign.charCodeAt(0)};` : sign)),
    () => text.replace(/[<>"'&:]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)}`),
    () => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    () => inserted(pick(controls)),
    () => inserted(pick(collected)),
    () => text.replace(/<(\w)(\w*)/g, '<$1<script>$2'),
    () => text.replace(/\s/g, pick(['/', '\t', '\u000c'])),
    () => pick(wrappers).join(text),
  ])();
}

/** As many strings changed by one or several steps: case, entities, control characters, nesting, split tags. */
function mutations(count: number): string[] {
  const random = numbersFrom(13);
  return Array.from({ length: count }, (_, index) => {
    let text = collected[index % collected.length] ?? '';
    for (let steps = 1 + Math.floor(random() * 3); steps > 0; steps -= 1) text = mutate(text, random);
    return text;
  });
}

export const hostileStrings: readonly string[] = [...collected, ...mutations(500)].filter(
  (text) => text.trim() !== '',
);
