import { isPermission, type Permission } from '@dispatch/contract';
import type {
  ContractAnswer,
  ContractBody,
  ContractDocument,
  ContractExample,
  ContractOperation,
  ContractParameter,
} from './contractOperation';
import { fieldsOf, type Located, partsOf, textOf, within } from './references';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contract, in its order. */
export function readOperations(document: ContractDocument): ContractOperation[] {
  const paths = partsOf(document, { value: document.paths, pointer: '#/paths' });
  return paths.flatMap(([path, item]) =>
    partsOf(document, item)
      .filter(([method]) => methods.includes(method))
      .map(([method, place]) => readOperation(document, { method, path, item, place })),
  );
}

type Place = { method: string; path: string; item: Located; place: Located };

function readOperation(document: ContractDocument, { method, path, item, place }: Place): ContractOperation {
  const operation = fieldsOf(place.value);
  const requestBody = within(document, place, 'requestBody');
  const [tag] = Array.isArray(operation['tags']) ? (operation['tags'] as unknown[]) : [];
  return {
    id: textOf(operation['operationId']),
    method: method.toUpperCase(),
    path,
    tag: textOf(tag),
    summary: textOf(operation['summary']),
    permissions: permissionsOf(operation['security'] ?? document.security),
    takesSession: takesSession(operation['security'] ?? document.security),
    parameters: [item, place].flatMap((owner) =>
      partsOf(document, within(document, owner, 'parameters')).flatMap(([, part]) =>
        readParameter(document, part),
      ),
    ),
    bodies: requestBody === null ? [] : readBodies(document, requestBody),
    isBodyRequired: fieldsOf(requestBody?.value)['required'] === true,
    answers: partsOf(document, within(document, place, 'responses')).map(([status, answer]) =>
      readAnswer(document, Number(status), answer),
    ),
  };
}

/** `security: [{}, { session: [] }]`. */
function takesSession(security: unknown): boolean {
  return Array.isArray(security) && security.length > 1 && Object.keys(fieldsOf(security[0])).length === 0;
}

function permissionsOf(security: unknown): readonly Permission[] | null {
  if (!Array.isArray(security) || security.length === 0 || takesSession(security)) return null;
  // Services that call by a secret are let in: there is none to guard.
  if (!security.some((entry) => 'session' in fieldsOf(entry))) return null;
  const names = security.flatMap((entry) => Object.values(fieldsOf(entry)).flat());
  return names.filter((name): name is Permission => typeof name === 'string' && isPermission(name));
}

function readParameter(document: ContractDocument, place: Located): ContractParameter[] {
  const { name, in: kind, required, example } = fieldsOf(place.value);
  const schema = within(document, place, 'schema');
  if (schema === null || (kind !== 'path' && kind !== 'query' && kind !== 'header')) return [];
  return [{ name: textOf(name), in: kind, required: required === true, schema: schema.pointer, example }];
}

function readBodies(document: ContractDocument, place: Located): ContractBody[] {
  return partsOf(document, within(document, place, 'content')).map(([mediaType, media]) => {
    const schema = within(document, media, 'schema')?.pointer ?? null;
    const name = schema === null ? null : /^#\/components\/schemas\/([^/]+)$/.exec(schema)?.[1];
    return { mediaType, schema, schemaName: name ?? null, examples: readExamples(document, media) };
  });
}

function readAnswer(document: ContractDocument, status: number, place: Located): ContractAnswer {
  const [[mediaType, media] = [null, null]] = partsOf(document, within(document, place, 'content'));
  return {
    status,
    description: textOf(fieldsOf(place.value)['description']),
    mediaType,
    schema: media === null ? null : (within(document, media, 'schema')?.pointer ?? null),
    examples: media === null ? [] : readExamples(document, media),
    headers: partsOf(document, within(document, place, 'headers')).map(([name, header]) => ({
      name,
      schema: within(document, header, 'schema')?.pointer ?? null,
    })),
  };
}

function readExamples(document: ContractDocument, media: Located): ContractExample[] {
  const { example } = fieldsOf(media.value);
  if (example !== undefined) return [{ name: 'default', summary: 'The example', value: example }];
  return partsOf(document, within(document, media, 'examples')).map(([name, place]) => {
    const { summary, value } = fieldsOf(place.value);
    return { name, summary: textOf(summary) || name, value };
  });
}
