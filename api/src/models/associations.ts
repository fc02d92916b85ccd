/** The links between the models. The one place where they are made. */
export const linkModels = (): void => {
  // A user is named by number where it is needed; nothing is linked yet.
};
