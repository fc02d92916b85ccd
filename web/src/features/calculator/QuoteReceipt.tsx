import { VisuallyHidden } from '@dispatch/design-system';
import { Receipt } from '../../shared/parts/Receipt/Receipt';
import { formatDollars } from '../../shared/formatting/price';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { quoteLines } from './quoteLines';
import type { LiveQuote } from './useQuote';

/** @param props.own what the person could pay a part with, in sentences */
export function QuoteReceipt({
  quote,
  isCurrent,
  error,
  retry,
  own,
}: LiveQuote & { own: readonly string[] }) {
  const total = quote === null ? '' : formatDollars(quote.total);
  if (error !== null) {
    return <FailedLoad title="The price could not be calculated." error={error} onRetry={retry} />;
  }
  return (
    <>
      <div role="status">
        <VisuallyHidden>{isCurrent && quote !== null ? `Total ${total}` : ''}</VisuallyHidden>
      </div>
      {quote === null ? (
        <p>What the release costs is shown here, line by line.</p>
      ) : (
        <Receipt
          title={isCurrent ? 'Your price' : 'Calculating…'}
          lines={quoteLines(quote)}
          total={{ label: 'Total', amount: total }}
        >
          {own.length === 0 ? null : <p>{`${own.join(' ')} You can apply it when you pay.`}</p>}
          <p>Nothing is bought yet. You pay when you submit a release.</p>
        </Receipt>
      )}
    </>
  );
}
