import { catalogue } from './messageCatalogue';

export type MessageKey = keyof typeof catalogue;

/** Words and figures that an operator may set. An empty figure is not shown. */
export type MessageSettings = {
  brand: { product: string; company: string; availability: string; identity: string };
  reach: { sites: string; journalists: string; subscribers: string };
};

export const defaultMessageSettings: MessageSettings = {
  brand: { product: 'PRWeb', company: 'Cision', availability: 'C3', identity: 'Okta' },
  reach: { sites: '1200+', journalists: '30,000', subscribers: '250,000' },
};

type SettingName = keyof MessageSettings['brand'] | keyof MessageSettings['reach'];

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values that a message needs beside the operator's settings. */
export type MessageValues<Key extends MessageKey> = Record<
  Exclude<Placeholder<(typeof catalogue)[Key]>, SettingName>,
  string | number
>;

type ValueArguments<Key extends MessageKey> = keyof MessageValues<Key> extends never
  ? []
  : [values: MessageValues<Key>];

/** Writes a message of the catalogue. Its values are required by its text. */
export type WriteMessage = <Key extends MessageKey>(key: Key, ...values: ValueArguments<Key>) => string;

/** The empty text when a figure it needs is left empty. Braces inside a value stay as they are. */
export const createMessages = (settings: MessageSettings = defaultMessageSettings): WriteMessage => {
  const words = new Map<string, string | number>([
    ...Object.entries(settings.brand),
    ...Object.entries(settings.reach),
  ]);
  const emptyFigures = new Set(
    Object.entries(settings.reach).flatMap(([name, figure]) => (figure.trim() === '' ? [name] : [])),
  );
  return (key, ...[values]) => {
    const given = new Map<string, string | number>(Object.entries(values ?? {}));
    const text: string = catalogue[key];
    if ([...emptyFigures].some((name) => text.includes(`{${name}}`))) return '';
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(given.get(name) ?? words.get(name) ?? placeholder),
    );
  };
};

export const message: WriteMessage = createMessages();

/** Of the texts that a message or the path of a call can become. @param value the pattern of a `{name}` */
export const templatePattern = (template: string, value = '.+'): RegExp =>
  new RegExp(
    `^${template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, value)}$`,
  );
