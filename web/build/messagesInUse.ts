import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogue } from '../../contract/src/messageCatalogue.ts';

const list = /[\\/]contract[\\/]src[\\/]messageCatalogue\.ts$/;
const listFile = fileURLToPath(new URL('../../contract/src/messageCatalogue.ts', import.meta.url));
const ours = /[\\/](web|contract)[\\/]src[\\/].*\.tsx?$/;
const texts: ReadonlyMap<string, string> = new Map(Object.entries(catalogue));

/** The messages whose keys stand in this code, whatever they are there for. */
export const messagesIn = (code: string): Record<string, string> =>
  Object.fromEntries(
    [...code.matchAll(/(["'`])([a-z\d-]+)\1/g)].flatMap(([, , key = '']) => {
      const text = texts.get(key);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );

/**
 * Each module brings the messages that it names, so that a page loads those of its own parts and never those of others
 * or of the server. Keys are always written out: a message that is named by a template ends the build.
 */
export const messagesInUse: Plugin = {
  name: 'messages-in-use',
  apply: 'build',
  load: { filter: { id: list }, handler: () => 'export const catalogue = {};' },
  transform: {
    filter: { id: { include: ours, exclude: list } },
    handler(code, id) {
      if (/\b(text|message|write)\(\s*`/.test(code)) this.error(`${id} names a message by a template`);
      const own = messagesIn(code);
      if (Object.keys(own).length === 0) return null;
      return {
        code: `import { catalogue as messagesInUse } from ${JSON.stringify(listFile)};
Object.assign(messagesInUse, ${JSON.stringify(own)});
${code}`,
        map: null,
      };
    },
  },
};
