import { parseSync } from 'vite';

/** Something that a file takes in. */
export interface Import {
  /** As it is written. */
  request: string;
  /** The names that it asks for; null for everything. */
  names: readonly string[] | null;
}

/** What a module takes in, and whether it does nothing but pass on names of others. */
export interface Imports {
  list: readonly Import[];
  /** For each name that it passes on, where that comes from; null for a module that does more than that. */
  passedOn: ReadonlyMap<string, { request: string; name: string }> | null;
}

/** What a style sheet or a module imports; types are left out, as they show nothing. */
export function importsOf(file: string, text: string): Imports {
  if (file.endsWith('.css')) return { list: importsOfStyles(text), passedOn: null };
  return /\.(tsx?|jsx?|mjs|mts)$/.test(file) ? importsOfModule(file, text) : { list: [], passedOn: null };
}

function importsOfStyles(text: string): Import[] {
  const requests = [
    ...text.matchAll(/@import\s+(?:url\()?['"]?([^'")\s;]+)/g),
    ...text.matchAll(/\burl\(['"]?((?:\.|@)[^'")]+)/g),
    ...text.matchAll(/\bcomposes:[^;]+from\s+['"]([^'"]+)/g),
  ].map(([, request = '']) => request);
  return [...new Set(requests)].map((request) => ({ request, names: null }));
}

function importsOfModule(file: string, text: string): Imports {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const list: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) continue;
    const isNamed = values.length > 0 && values.every(({ importName }) => importName.kind === 'Name');
    const names = isNamed ? values.map(({ importName }) => importName.name ?? '') : null;
    list.push({ request: moduleRequest.value, names });
  }
  const passedOn = new Map<string, { request: string; name: string }>();
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, importName, exportName } of entries) {
      if (isType || !moduleRequest) continue;
      const name = importName.kind === 'Name' ? importName.name : null;
      list.push({ request: moduleRequest.value, names: name === null ? null : [name] });
      if (name !== null && exportName.name !== null) {
        passedOn.set(exportName.name, { request: moduleRequest.value, name });
      }
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) list.push({ request: literal[2], names: null });
  }
  const isDoor = program.body.every(({ type }) => type === 'ExportNamedDeclaration' || type.startsWith('TS'));
  return { list, passedOn: isDoor && passedOn.size > 0 ? passedOn : null };
}
