/** How far a part is: the words stand in design-system/.storybook/reviewTags.ts. Whether it is in use is counted there. */
const tags = ['stable', 'needs-review'];

const nameOf = ({ type, key }) => (type === 'Property' ? (key.name ?? key.value) : null);

/**
 * Every file of stories says in its meta, by exactly one tag, how far the part is; one of screens has a story that is
 * tagged 'main', its main state (docs/decisions/0027).
 */
export const storyTags = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const judge = (node) => {
      const [list] = node.properties.filter((property) => nameOf(property) === 'tags');
      const found =
        list?.value.type === 'ArrayExpression'
          ? list.value.elements.filter((element) => tags.includes(element?.value))
          : [];
      if (found.length === 1) return;
      context.report({
        node,
        message: `Say how far this is: one tag of '${tags.join("', '")}' in the meta.`,
      });
    };
    let seen = false;
    let isOfScreens = false;
    let hasMain = false;
    return {
      Literal({ value }) {
        if (value === 'main') hasMain = true;
        if (typeof value === 'string' && value.startsWith('Screens/')) isOfScreens = true;
      },
      ObjectExpression(node) {
        if (seen || !node.properties.some((property) => nameOf(property) === 'title')) return;
        seen = true;
        judge(node);
      },
      'Program:exit'(node) {
        if (!seen) context.report({ node, message: 'A file of stories has a meta with a title.' });
        if (isOfScreens && !hasMain) context.report({ node, message: "Tag the screen's main state 'main'." });
      },
    };
  },
};
