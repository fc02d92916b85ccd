import stylelint from 'stylelint';
import { definedIn, errorsOfProperties } from './tokenNames.mjs';

const ruleName = 'house/tokens';
const messages = stylelint.utils.ruleMessages(ruleName, {
  property: (error) => error,
  pixels: (query) =>
    `${query} compares pixels: it would not follow larger text. Use em, or rem for a container.`,
  scale: (property, value, scale) => `${property}: ${value} is off the scale: use ${scale}.`,
});

/**
 * Properties whose values come from a scale: what they take besides the tokens of the scale and the keywords of CSS.
 * Everything else (space, widths, borders) may be built of tokens, percentages, and em, ch or the viewport's units,
 * which follow the text or the window; absolute units are refused by unit-disallowed-list.
 */
const scales = [
  [/^font-size$/, '--text-', []],
  [/^font-family$/, '--font-', []],
  [/^font$/, '--text-', []],
  [/^line-height$/, '--leading-', ['1']],
  [/^border(-\w+)*-radius$/, '--radius-', ['0']],
  [/^box-shadow$/, '--shadow-', ['none']],
];
const everywhere = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

// A line inside the box, drawn as a shadow, lifts nothing.
const isInsetLine = (value) => /^inset\s/.test(value);

const rule =
  (enabled, { namesOnly = false } = {}) =>
  (root, result) => {
    if (!enabled) return;
    root.walkAtRules(/^(media|container)$/, (node) => {
      if (/\d(px|pt|cm|mm|in)\b/.test(node.params))
        stylelint.utils.report({ ruleName, result, node, message: messages.pixels(node.params) });
    });
    const own = definedIn(root.toString());
    root.walkDecls((node) => {
      const report = (message) => stylelint.utils.report({ ruleName, result, node, message });
      for (const error of errorsOfProperties(node.value, own)) report(messages.property(error));
      if (namesOnly || (node.parent.type === 'atrule' && node.parent.name === 'font-face')) return;
      const [, scale, others] = scales.find(([property]) => property.test(node.prop)) ?? [];
      if (scale === undefined || everywhere.includes(node.value)) return;
      const parts = scale === '--shadow-' ? listed(node.value) : node.value.split(/\s+(?![^(]*\))/);
      for (const part of parts) {
        const fits =
          part.startsWith('var(') || others.includes(part) || (scale === '--shadow-' && isInsetLine(part));
        if (!fits) report(messages.scale(node.prop, part, `var(${scale}…)`));
      }
    });
  };
rule.ruleName = ruleName;
rule.messages = messages;

function listed(value) {
  return value.split(/,(?![^(]*\))/).map((part) => part.trim());
}

export default stylelint.createPlugin(ruleName, rule);
