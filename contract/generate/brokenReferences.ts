import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isObject, resolve } from './contractDocument';

const leadsNowhere = (contract: unknown, reference: string): boolean => {
  try {
    resolve(isObject(contract) ? contract : {}, { $ref: reference });
    return false;
  } catch {
    return true;
  }
};

/** Where something stands: its call, or the name of the component. */
const placeOf = ([top = '', name = '', part = '']: readonly string[], id: unknown): string =>
  top === 'paths' ? `${part.toUpperCase()} ${name} (${String(id)})` : [top, name, part].join('/');

/** Every `$ref` of a contract that leads nowhere: its line, the call or component that it stands in, and what it says. */
export const brokenReferences = (text: string): string[] => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const contract: unknown = document.toJS();
  const broken: string[] = [];
  visit(document, {
    Pair: (_key, { key, value }, above) => {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return;
      const reference = String(value.value);
      if (!leadsNowhere(contract, reference)) return;
      const names = above.filter(isPair).map((pair) => String(pair.key));
      const id: unknown = document.getIn([...names.slice(0, 3), 'operationId']);
      const { line } = lines.linePos(value.range?.[0] ?? 0);
      broken.push(`line ${line}: ${placeOf(names, id)}: the reference ${reference} leads nowhere.`);
    },
  });
  return broken;
};
