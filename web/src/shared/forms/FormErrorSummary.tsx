import { ruleTable } from '@dispatch/contract';
import { ErrorSummary } from '@dispatch/design-system';
import { useContractFormContext } from './ContractFormContext';

/** Takes the focus at each attempt; lines in the order of the contract, then what belongs to no field. */
export function FormErrorSummary({ refusalTitle }: { refusalTitle?: string }) {
  const { schema, methods, attempts, otherErrors, isRefused } = useContractFormContext();
  const { errors } = methods.formState;
  if (attempts === 0) return null;
  const order = [...new Set([...Object.keys(ruleTable[schema]), ...Object.keys(errors)])];
  const lines = order.flatMap((field) => {
    const text = errors[field]?.message;
    return typeof text === 'string' ? [{ text, targetId: field }] : [];
  });
  return (
    <ErrorSummary
      title={isRefused ? refusalTitle : undefined}
      errors={[...lines, ...otherErrors.map((text) => ({ text }))]}
      focusKey={attempts}
    />
  );
}
