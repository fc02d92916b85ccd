export const built = true;
