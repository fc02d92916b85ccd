import { isDollarAmount } from '@dispatch/contract';
import type { Ajv2020 } from 'ajv/dist/2020';
import type { ContractSchema, Schemas } from './schemas';

/**
 * What is wrong with a body by its schema, by the checks of the mock server. Loaded when a story changes an example:
 * the contract's lint has judged the examples themselves.
 */
export async function answerFaults(
  value: unknown,
  schema: ContractSchema,
  schemas: Schemas,
): Promise<string[]> {
  const [{ Ajv2020: Judge }, { default: formats }] = await Promise.all([
    import('ajv/dist/2020'),
    import('ajv-formats'),
  ]);
  const judge = new Judge({ strict: false, allErrors: true, validateSchema: false });
  // Its types speak of another copy of Ajv.
  (formats as unknown as (ajv: Ajv2020) => void)(judge);
  judge.addFormat('money', { type: 'number', validate: isDollarAmount });
  const validate = judge.compile({ ...schema, components: { schemas } });
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `${instancePath || 'it'} ${message}`,
  );
}
