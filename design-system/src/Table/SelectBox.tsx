import clsx from 'clsx';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import choiceStyles from '../Choice/Choice.module.css';
import { Icon } from '../Icon/Icon';
import styles from './Table.module.css';

interface SelectBoxProps {
  /** What is selected, for screen readers: 'Select ORD-88121'. */
  label: string;
  isSelected: boolean;
  /** Some of the rows, and not all. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** The box in front of a row, or of all rows. */
export function SelectBox({
  label,
  isSelected,
  isPartly = false,
  isDisabled = false,
  onChange,
}: SelectBoxProps) {
  return (
    <CheckboxField
      className={clsx(styles.selectBox)}
      aria-label={label}
      isSelected={isSelected}
      isIndeterminate={isPartly}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      <CheckboxButton className={clsx(choiceStyles.choice)}>
        <span className={choiceStyles.mark} aria-hidden="true">
          {isPartly ? <Icon name="minus" size={14} /> : null}
          {isSelected && !isPartly ? <Icon name="check" size={14} /> : null}
        </span>
      </CheckboxButton>
    </CheckboxField>
  );
}
