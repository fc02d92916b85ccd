let ending = false;

/** Whether this process is about to end: it is not ready any more, although it answers what still comes. */
export const isEnding = (): boolean => ending;

export const setEnding = (value: boolean): void => {
  ending = value;
};
