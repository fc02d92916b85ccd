import {
  easternDayAfter,
  endOfEasternDay,
  printCouponDate,
  startOfEasternDay,
  type CallData,
} from '@dispatch/contract';
import { Checkbox, Columns, TextField } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../shared/api/client';
import { useContractFormContext } from '../../shared/forms/ContractFormContext';
import { FormMoneyField } from '../../shared/forms/numberFields';
import { FormTextArea, FormTextField } from '../../shared/forms/textFields';
import { useContractField } from '../../shared/forms/useContractField';
import { CouponDay } from './CouponDay';
import { CouponEditor } from './CouponEditor';
import { percentText, readPercent } from './percent';

export type UniversalCoupon = CallData<'getAdminUniversalCoupon'>;

type Values = {
  couponCode: string;
  isFixed: boolean;
  /** US dollars, and a fraction; what was typed where that is none. */
  amount: number | string;
  percent: number | string;
  startDate: string;
  expirationDate: string;
  notes: string;
};

const newValues = (): Values => {
  const [today, inAYear] = [{}, { years: 1 }].map((span) => easternDayAfter(new Date(), span)) as [
    string,
    string,
  ];
  return {
    couponCode: '',
    isFixed: true,
    amount: '',
    percent: '',
    startDate: printCouponDate(startOfEasternDay(today)),
    expirationDate: printCouponDate(endOfEasternDay(inAYear)),
    notes: '',
  };
};

const valuesOf = (coupon: UniversalCoupon | null): Values =>
  coupon === null ? newValues() : { ...coupon, amount: coupon.amount ?? '', percent: coupon.percent ?? '' };

export const readUniversalCoupon = async (id: number): Promise<UniversalCoupon> =>
  (await call('getAdminUniversalCoupon', { path: { id } })).data;

const save = async (
  values: Values,
  loaded: UniversalCoupon | null,
  headers: { 'Idempotency-Key': string },
) => {
  const { couponCode, isFixed, amount, percent, startDate, expirationDate, notes } = values;
  const body = {
    universalCouponId: loaded?.universalCouponId,
    version: loaded?.version,
    createdDate: loaded?.createdDate,
    couponCode,
    isFixed,
    amount: isFixed ? Number(amount) : null,
    percent: isFixed ? null : Number(percent),
    startDate,
    expirationDate,
    notes,
  };
  return (await call('saveUniversalCoupon', { headers, body })).data;
};

/** A percentage as it is typed, and a fraction in the form. */
function PercentField() {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField('percent');
  const [typed, setTyped] = useState('');
  const shown = typeof value === 'number' ? percentText(value) : typeof value === 'string' ? value : '';
  return (
    <TextField
      {...field}
      name="percent"
      label="Coupon Amount"
      description="Percent of what remains to be paid"
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      value={readPercent(typed) === value ? typed : shown}
      onChange={(words) => {
        setTyped(words);
        onChange(readPercent(words));
      }}
      inputRef={ref}
    />
  );
}

function KindFields({ isLocked }: { isLocked: boolean }) {
  const {
    value,
    ref,
    limit: _limit,
    isRequired: _required,
    onChange,
    ...field
  } = useContractField('isFixed');
  const { control, clearErrors } = useContractFormContext().methods;
  const isFixed: unknown = useWatch({ control, name: 'isFixed' });
  return (
    <>
      {isFixed === false ? <PercentField /> : <FormMoneyField name="amount" label="Coupon Amount" />}
      <Checkbox
        {...field}
        name="isFixed"
        isSelected={value === false}
        onChange={(isPercent) => {
          onChange(!isPercent);
          clearErrors(['amount', 'percent']);
        }}
        isDisabled={isLocked}
        inputRef={ref}
      >
        Percent Discount
      </Checkbox>
    </>
  );
}

interface UniversalCouponFormProps {
  first: UniversalCoupon | null;
  onMade: (coupon: UniversalCoupon) => void;
}

/** A coupon for everybody; its code and kind stay as they were made. */
export function UniversalCouponForm({ first, onMade }: UniversalCouponFormProps) {
  return (
    <CouponEditor<UniversalCoupon, Values>
      schema="UniversalCouponForm"
      first={first}
      valuesOf={valuesOf}
      read={() => readUniversalCoupon(first?.universalCouponId ?? 0)}
      save={save}
      saveLabel={first === null ? 'Create Coupon' : 'Save Coupon'}
      listedBy="searchUniversalCoupons"
      onMade={onMade}
    >
      {(coupon) => (
        <>
          <FormTextField
            name="couponCode"
            label="Coupon Code"
            autoComplete="off"
            spellCheck={false}
            isReadOnly={coupon !== null}
          />
          <KindFields isLocked={coupon !== null} />
          <Columns isFields>
            <CouponDay
              name="startDate"
              label="Start Date"
              description="From its first moment, EST."
              edge="start"
            />
            <CouponDay
              name="expirationDate"
              label="Expire Date"
              description="To its last moment, EST."
              edge="end"
            />
          </Columns>
          <FormTextArea name="notes" label="Notes" hasCounter isOptional />
        </>
      )}
    </CouponEditor>
  );
}
