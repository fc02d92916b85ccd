import { errorsOfProperties } from './tokenNames.mjs';

/** What style sheets may not say, components may not say either. Lengths that follow text or box are free. */

const length = /(?<![\w#.-])-?(\d+\.?\d*|\.\d+)(px|rem|pt|pc|cm|mm|in|q|ms|s)(?![\w%-])/i;
const colour =
  /#[\da-f]{3,8}(?![\w-])|(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|cubic-bezier)\(/i;
/** Keywords of a colour property, besides the roles. Everything else there is a raw colour. */
const colourKeywords =
  /^(none|currentcolor|inherit|initial|unset|transparent|context-fill|context-stroke|url\(.*\)|var\(.*\)|canvas(text)?|graytext|highlight(text)?|linktext)$/i;

/** React adds px to every number but these. */
const unitless =
  /^(--|opacity$|zIndex$|order$|flex(Grow|Shrink)?$|fontWeight$|lineHeight$|scale$|zoom$|aspectRatio$|column(Count|s)$|lineClamp$|tabSize$|orphans$|widows$|animationIterationCount$|grid(Row|Column|Area)|(fill|stroke|stop|flood)Opacity$|strokeMiterlimit$)/;
const isColourProperty = (name) => /^(fill|stroke|color)$|Color$/.test(name);
const svgColours = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor']);

function texts(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? [[node, node.value]] : [];
    case 'UnaryExpression':
      return texts(node.argument);
    case 'TemplateLiteral':
      // What is put in cannot be known here; it stands as a word that is nothing.
      return [[node, node.quasis.map(({ value }) => value.cooked).join('\u0000')]];
    case 'ConditionalExpression':
      return [...texts(node.consequent), ...texts(node.alternate)];
    case 'LogicalExpression':
      return [...texts(node.left), ...texts(node.right)];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return texts(node.expression);
    default:
      return [];
  }
}

function objects(node) {
  switch (node?.type) {
    case 'ObjectExpression':
      return [node];
    case 'ConditionalExpression':
      return [...objects(node.consequent), ...objects(node.alternate)];
    case 'LogicalExpression':
      return [...objects(node.left), ...objects(node.right)];
    case 'ArrowFunctionExpression':
      return objects(node.body);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return objects(node.expression);
    default:
      return [];
  }
}

function isExpected(node) {
  for (let at = node; at; at = at.parent) {
    if (at.type !== 'CallExpression') continue;
    let start = at.callee;
    while (start.type === 'MemberExpression' || start.type === 'CallExpression')
      start = start.object ?? start.callee;
    if (start.name === 'expect') return true;
  }
  return false;
}

const nameOf = ({ key, computed }) => (computed ? undefined : (key?.name ?? key?.value));
const isStyleType = (type) => /^(React\.)?CSSProperties$/.test(type ?? '');

export const rawStyles = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    const said = new Set();
    const report = (node, message) => {
      if (!said.has(node)) context.report({ node, message });
      said.add(node);
    };

    const checkStyle = (object) => {
      for (const property of object.properties) {
        if (property.type !== 'Property') continue;
        const name = nameOf(property) ?? '';
        for (const [node, value] of texts(property.value)) {
          if (typeof value === 'number') {
            if (value !== 0 && !unitless.test(name))
              report(node, `${name}: ${value} is raw pixels: use a token.`);
          } else if (isColourProperty(name) && !value.includes('\u0000') && !colourKeywords.test(value)) {
            report(node, `${name}: '${value}' is a raw colour: use a role.`);
          } else if (length.test(value) || colour.test(value)) {
            report(node, `${name}: '${value.replaceAll('\u0000', '…')}' is a raw value: use a token.`);
          }
        }
      }
    };

    return {
      'JSXAttribute[name.name=/^style$|Style$/]'(node) {
        for (const object of objects(node.value)) checkStyle(object);
      },
      // Before it is handed to an element.
      'VariableDeclarator[id.typeAnnotation]'(node) {
        if (isStyleType(sourceCode.getText(node.id.typeAnnotation.typeAnnotation)))
          for (const object of objects(node.init)) checkStyle(object);
      },
      ':matches(TSAsExpression, TSSatisfiesExpression)'(node) {
        if (
          node.parent.type !== 'JSXExpressionContainer' &&
          isStyleType(sourceCode.getText(node.typeAnnotation))
        )
          for (const object of objects(node.expression)) checkStyle(object);
      },
      JSXAttribute(node) {
        if (!svgColours.has(node.name.name)) return;
        for (const [at, value] of texts(node.value)) {
          if (typeof value === 'string' && !value.includes('\u0000') && !colourKeywords.test(value))
            report(at, `${node.name.name}="${value}" is a raw colour: use currentColor or a role.`);
        }
      },
      // A length on its own, wherever it is handed on to: a property of a part, a setting of a library.
      Literal(node) {
        if (typeof node.value !== 'string') return;
        if (/^-?[\d.]+(px|rem)$/.test(node.value) && !isExpected(node))
          report(node, `'${node.value}' is a raw length: use a token.`);
        for (const error of errorsOfProperties(node.value)) report(node, error);
      },
      TemplateElement(node) {
        for (const error of errorsOfProperties(node.value.cooked ?? '')) report(node, error);
      },
    };
  },
};
