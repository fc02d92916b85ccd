import type { components } from '@dispatch/contract';
import { Receipt } from '@dispatch/design-system';
import { formatDollars } from '../../shared/formatting/price';
import { quoteLines } from './quoteLines';

interface QuoteReceiptProps {
  quote: components['schemas']['Quote'] | null;
  /** Something was calculated before, and asked differently since. */
  isStale: boolean;
}

/** The answer of the calculator; told to screen readers when it comes. */
export function QuoteReceipt({ quote, isStale }: QuoteReceiptProps) {
  return (
    <div role="status">
      {quote === null ? (
        <p>
          {isStale
            ? 'You have changed something. Calculate the price again.'
            : 'What the release costs is shown here, line by line.'}
        </p>
      ) : (
        <Receipt
          title="Your price"
          lines={quoteLines(quote)}
          total={{ label: 'Total', amount: formatDollars(quote.total) }}
        >
          <p>Nothing is bought yet. You pay when you submit a release.</p>
        </Receipt>
      )}
    </div>
  );
}
