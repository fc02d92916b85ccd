import type { HoldReason } from '@dispatch/contract';
import { UnstyledButton } from '@dispatch/design-system';
import { useState } from 'react';
import { placeLabel } from '../editorial/placeLabel';
import styles from './HoldReasons.module.css';

export interface HoldReasonsProps {
  reasons: readonly HoldReason[];
  /** Leads to the place of a reason, and answers whether its words are still there. */
  onPlace: (place: NonNullable<HoldReason['place']>) => Promise<boolean>;
}

/** Why a release is on hold, each with a way to its place in the text. */
export function HoldReasons({ reasons, onPlace }: HoldReasonsProps) {
  const [changed, setChanged] = useState<number | null>(null);
  return (
    <ul>
      {reasons.map(({ text, place }, index) => (
        <li key={index}>
          {text}
          {place === undefined ? null : (
            <>
              {' '}
              <UnstyledButton
                className={styles.place ?? ''}
                onPress={() => void onPlace(place).then((isThere) => setChanged(isThere ? null : index))}
              >
                {placeLabel(place.field, place.words ?? '')}
              </UnstyledButton>
              <span aria-live="polite">
                {changed === index ? ' These words are not in the text any more.' : ''}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
