import { ruleTable } from '@dispatch/contract';
import { ErrorSummary } from '@dispatch/design-system';
import { useContractFormContext } from './ContractFormContext';

/**
 * What stands in the way, after the person has pressed on: each line a link to its field, in the order of the
 * contract, then what the server refused beyond the fields. Takes the focus at each attempt. `refusalTitle` is the
 * heading over what the server refused ('Error registering account:').
 */
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
