import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const ruleName = 'house/tokens';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unknown: (name) => `${name} is defined neither in tokens.css nor in this file, and has no fallback.`,
  palette: (name) => `${name} is a raw colour of the palette: use a role, such as --text-strong.`,
});

// Set by React Aria on what it positions.
const fromReactAria = [
  '--trigger-width',
  '--visual-viewport-height',
  '--visual-viewport-width',
  '--page-height',
];

const definitions = (css) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
const tokens = new Set([
  ...fromReactAria,
  ...definitions(readFileSync(new URL('../../design-system/src/tokens.css', import.meta.url), 'utf8')),
]);

/** Custom properties: known ones only, and the palette only inside tokens.css. */
const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  const own = new Set(definitions(root.toString()));
  root.walkDecls((node) => {
    const report = (message) => stylelint.utils.report({ ruleName, result, node, message });
    for (const [, name, next] of node.value.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)) {
      if (/^--[a-z]+-\d{3}$/.test(name) && tokens.has(name)) report(messages.palette(name));
      else if (!tokens.has(name) && !own.has(name) && next !== ',') report(messages.unknown(name));
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
