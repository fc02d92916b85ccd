/** As if the system asked for less motion: @media blocks are turned on and off, those that come later too. */

const written = new WeakMap<CSSMediaRule, string>();
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
let isReduced = false;
let observer: MutationObserver | null = null;

function settleRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText;
      if (text.includes('prefers-reduced-motion')) {
        written.set(rule, text);
        const wanted = isReduced
          ? text
              .replaceAll('(prefers-reduced-motion: reduce)', always)
              .replaceAll('(prefers-reduced-motion)', always)
              .replaceAll('(prefers-reduced-motion: no-preference)', never)
          : text;
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
      }
    }
    if (rule instanceof CSSGroupingRule) settleRules(rule.cssRules);
  }
}

function settleSheets(): void {
  for (const sheet of document.styleSheets) settleRules(sheet.cssRules);
}

/** Turns the reduced motion on, or leaves motion to the system again. */
export function reduceMotion(reduced: boolean): void {
  if (reduced === isReduced) return;
  isReduced = reduced;
  settleSheets();
  observer?.disconnect();
  observer = null;
  document.removeEventListener('load', settleSheets, true);
  if (!reduced) return;
  observer = new MutationObserver(settleSheets);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A style sheet that is linked has its rules when it is loaded.
  document.addEventListener('load', settleSheets, true);
}
