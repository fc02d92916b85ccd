/** What can be pressed, filled in or sorted is tried with keyboard and screen reader in the design system. */

const control =
  /^(a|button|input|select|option|textarea|label|fieldset|legend|datalist|output|progress|meter|dialog|details|summary|table|thead|tbody|tr|th|td|menu)$/;

const roles =
  /^(button|link|checkbox|radio|radiogroup|switch|textbox|searchbox|combobox|listbox|option|tab|tablist|menu|menubar|menuitem|slider|spinbutton|dialog|alertdialog|grid|table|row|tree)$/;

/** No control of a screen's own: neither an element nor a role of one. */
export const ownControls = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || !control.test(node.name.name)) return;
      context.report({
        node,
        message: `<${node.name.name}> is a control: take the part of the design system, or make one there.`,
      });
    },
    'JSXAttribute[name.name="role"]'(node) {
      const role = node.value?.value ?? '';
      if (!/^[a-z]/.test(node.parent.name.name ?? '') || !roles.test(role)) return;
      context.report({
        node,
        message: `role="${role}" makes a control: take the part of the design system.`,
      });
    },
    'JSXAttribute[name.name=/^(tabIndex|contentEditable|onClick|onKeyDown|onKeyUp)$/]'(node) {
      if (!/^[a-z]/.test(node.parent.name.name ?? '')) return;
      context.report({
        node,
        message: `'${node.name.name}' makes a control of <${node.parent.name.name}>: take the part of the design system.`,
      });
    },
    'ImportDeclaration[source.value=/^(react-aria|react-stately|@react-aria)/]'(node) {
      context.report({ node, message: 'Parts are made of React Aria in the design system only.' });
    },
  }),
};

/** Fields are bound to a form in web/src/shared/forms only; elsewhere a form is made, read and sent. */
export const fieldsByAdapters = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const message =
      'A field is bound to its form by an adapter of web/src/shared/forms: label, error, required and focus come with it.';
    return {
      "ImportDeclaration[source.value='react-hook-form'] ImportSpecifier[imported.name=/^(Controller|useController|useForm|useFormContext|FormProvider|useFieldArray|Form)$/]"(
        node,
      ) {
        context.report({ node, message });
      },
      "ImportDeclaration[source.value='react-hook-form'] :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)"(
        node,
      ) {
        context.report({ node, message });
      },
      "CallExpression[callee.property.name='register'][arguments.0.type='Literal']"(node) {
        context.report({ node, message });
      },
    };
  },
};
