/** The database that every test file's database is a copy of. */
export const templateName = 'dispatch_template';
