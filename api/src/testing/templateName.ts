export const templateName = 'dispatch_template';
