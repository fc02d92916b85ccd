/** What the product keeps in the browser's storage begins with this; a deliberate sign-out removes all of it. */
export const storagePrefix = 'dispatch.';
