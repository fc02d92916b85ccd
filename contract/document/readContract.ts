import { existsSync, readFileSync, readdirSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, dump, load, Type } from 'js-yaml';
import { positionListener, standingAt } from './positions';
import { ContractError, isObject, locate, textAt, type JsonObject } from './references';

/** An example takes over what another has with `<<: *name`. */
const merge = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' });
const schema = CORE_SCHEMA.extend({ implicit: [merge] });

/** Reads a contract out of YAML; with a file name, `lineOf` knows where each part stands. Throws ContractError when it is no YAML object, and YAMLException for no YAML. */
export const parseContract = (text: string, filename?: string): JsonObject => {
  const contract = load(text, {
    schema,
    filename,
    ...(filename === undefined ? {} : { listener: positionListener(filename) }),
  });
  if (!isObject(contract)) throw new ContractError('The contract is not a YAML object.');
  return contract;
};

const pathOf = (file: string | URL): string => (typeof file === 'string' ? file : fileURLToPath(file));

const examplesFolder = (file: string): string => join(dirname(file), 'contract', 'examples');

/** What a reference into another file leads to; null when there is no such file, or nothing in it at this place. */
const outsiderIn = (folder: string): ((reference: string) => JsonObject | null) => {
  const files = new Map<string, JsonObject>();
  return (reference) => {
    const [name = '', pointer = ''] = reference.split('#');
    const file = join(folder, name);
    if (!existsSync(file)) return null;
    const document = files.get(name) ?? parseContract(readFileSync(file, 'utf8'), file);
    files.set(name, document);
    try {
      return locate(document, `#${pointer}`).value;
    } catch (error) {
      if (error instanceof ContractError) return null;
      throw error;
    }
  };
};

/**
 * Bundles openapi.yaml with its examples; a reference that leads nowhere stays. @throws ContractError, YAMLException
 */
export const readContract = (from: string | URL): JsonObject => {
  const file = pathOf(from);
  const outsider = outsiderIn(dirname(file));
  const bundled = (value: unknown): unknown => {
    if (Array.isArray(value)) return standingAt(value, value.map(bundled));
    if (!isObject(value)) return value;
    const reference = textAt(value, '$ref');
    if (reference !== undefined && !reference.startsWith('#')) return outsider(reference) ?? value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bundled(part)]));
    return standingAt(value, copy);
  };
  return bundled(parseContract(readFileSync(file, 'utf8'), file)) as JsonObject;
};

export const printContract = (contract: JsonObject): string =>
  dump(contract, { noRefs: true, lineWidth: -1 });

export const contractFiles = (file: string): string[] => {
  const folder = examplesFolder(file);
  return [file, ...(existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])];
};

/** Once for several files saved together. Editors save by writing or by replacing a file, so folders are watched. */
export const watchContract = (file: string, saved: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const isOurs = (folder: string, name: string | null): boolean =>
    folder === dirname(file) ? name === basename(file) : name?.endsWith('.yaml') === true;
  const watchers = [dirname(file), examplesFolder(file)]
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, (_event, name) => {
        if (!isOurs(folder, name)) return;
        clearTimeout(timer);
        timer = setTimeout(saved, 150);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
