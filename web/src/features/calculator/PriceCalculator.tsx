import { PlainButton, SectionHead, Stack } from '@dispatch/design-system';
import { useState, type ComponentType } from 'react';
import type { CalculatorProps } from './CalculatorForm';
import { FailedLoad } from '../../shared/screen/FailedLoad';

type Form = ComponentType<CalculatorProps>;

type Opening = 'closed' | 'opening' | 'failed' | { Form: Form };

/** Its controls weigh more than the page around them, so they are loaded when the reader opens it. */
export function PriceCalculator(props: CalculatorProps) {
  const [opening, setOpening] = useState<Opening>('closed');
  const open = (): void => {
    setOpening('opening');
    import('./CalculatorForm').then(
      ({ CalculatorForm }) => setOpening({ Form: CalculatorForm }),
      () => setOpening('failed'),
    );
  };
  return (
    <section aria-label="Price calculator">
      <Stack>
        <SectionHead title="Price calculator" />
        {typeof opening === 'object' ? (
          <opening.Form {...props} />
        ) : (
          <>
            <p>Put a release together and see what it costs, line by line. You need no account for this.</p>
            {opening === 'failed' ? (
              <FailedLoad title="The calculator could not be loaded" error={unloaded} onRetry={open} />
            ) : (
              <div>
                <PlainButton onPress={open} isPending={opening === 'opening'}>
                  Open the calculator
                </PlainButton>
              </div>
            )}
          </>
        )}
      </Stack>
    </section>
  );
}

/** Browsers name the file that did not come, which helps nobody. */
const unloaded = new Error('Please check your connection and try again.');
