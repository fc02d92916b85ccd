/**
 * The same properties without those that are undefined, so that optional properties can be handed on to
 * parts whose types tell "absent" from "undefined".
 */
export function defined<T extends object>(props: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
