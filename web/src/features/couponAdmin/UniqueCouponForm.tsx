import {
  easternDayAfter,
  endOfEasternDay,
  printCouponDate,
  screenAddress,
  type CallData,
} from '@dispatch/contract';
import { Button, ConfirmDialog, CopyButton, DescriptionList } from '@dispatch/design-system';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { FormMoneyField } from '../../shared/forms/numberFields';
import { FormTextArea } from '../../shared/forms/textFields';
import { PermittedLink } from '../../shared/routing/PermittedLink';
import { CouponBadge } from './CouponBadge';
import { CouponDay } from './CouponDay';
import { CouponEditor } from './CouponEditor';
import { CouponRemaining } from './CouponRemaining';
import { LoginField } from './LoginField';

export type Coupon = CallData<'getCoupon'>;

type Values = {
  userAccountId: string;
  /** US dollars; what was typed where that is no amount. */
  originalAmount: number | string;
  expirationDate: string;
  notes: string;
};

const valuesOf = (coupon: Coupon | null): Values =>
  coupon === null
    ? {
        userAccountId: '',
        originalAmount: '',
        expirationDate: printCouponDate(endOfEasternDay(easternDayAfter(new Date(), { months: 1 }))),
        notes: '',
      }
    : { ...coupon, userAccountId: String(coupon.userAccountId) };

export const readCoupon = async (id: number): Promise<Coupon> =>
  (await call('getCoupon', { path: { id } })).data;

const save = async (values: Values, loaded: Coupon | null, headers: { 'Idempotency-Key': string }) => {
  const { originalAmount, expirationDate, notes } = values;
  const body = {
    id: loaded?.id,
    version: loaded?.version,
    couponCode: loaded?.couponCode,
    status: loaded?.status,
    userAccountId: Number(values.userAccountId),
    originalAmount: Number(originalAmount),
    expirationDate,
    notes,
  };
  return (await call('saveCoupon', { headers, body })).data;
};

interface RevokeProps {
  coupon: Coupon;
  onRevoked: (coupon: Coupon) => void;
  onError: (error: unknown) => void;
}

function Revoke({ coupon: { id, couponCode, oktaLogin }, onRevoked, onError }: RevokeProps) {
  const [isAsking, setAsking] = useState(false);
  const revoke = async (): Promise<void> => {
    setAsking(false);
    onRevoked((await call('setCouponStatus', { path: { id }, body: { status: 'revoked' } })).data);
  };
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        Revoke Coupon
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Revoke Coupon"
        confirmLabel="Revoke Coupon"
        tone="danger"
        onConfirm={() => void revoke().catch(onError)}
        onCancel={() => setAsking(false)}
      >
        {`${oktaLogin} can no longer pay with ${couponCode}. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}

const facts = (coupon: Coupon) => [
  {
    term: 'Coupon Code',
    value: (
      <>
        {coupon.couponCode} <CopyButton isIconOnly text={coupon.couponCode} label="Copy coupon code" />
      </>
    ),
  },
  {
    term: 'Owner',
    value: (
      <PermittedLink permission="users.manage" href={screenAddress('user', { id: coupon.userAccountId })}>
        {coupon.oktaLogin}
      </PermittedLink>
    ),
  },
  {
    term: 'Orders',
    value: (
      <PermittedLink
        permission="orders.read"
        href={screenAddress('adminOrders', { search: coupon.oktaLogin })}
      >
        Orders of the owner
      </PermittedLink>
    ),
  },
  { term: 'Amount Remaining', value: <CouponRemaining coupon={coupon} /> },
  { term: 'Status', value: <CouponBadge coupon={coupon} /> },
];

interface UniqueCouponFormProps {
  first: Coupon | null;
  onMade: (coupon: Coupon) => void;
}

/** A coupon of one user; one that is used or revoked can only be read. */
export function UniqueCouponForm({ first, onMade }: UniqueCouponFormProps) {
  const isFinal = (coupon: Coupon | null): boolean => coupon !== null && coupon.status !== 'unused';
  return (
    <CouponEditor<Coupon, Values>
      schema="CouponForm"
      first={first}
      valuesOf={valuesOf}
      read={() => readCoupon(first?.id ?? 0)}
      save={save}
      saveLabel={first === null ? 'Create Coupon' : 'Save Changes'}
      listedBy="searchCoupons"
      onMade={onMade}
      isFinal={isFinal}
      actions={(coupon, onRevoked, onError) =>
        coupon === null ? null : <Revoke coupon={coupon} onRevoked={onRevoked} onError={onError} />
      }
    >
      {(coupon) => (
        <>
          {coupon === null ? (
            <p>The coupon gets its code when it is created.</p>
          ) : (
            <DescriptionList items={facts(coupon)} />
          )}
          <LoginField owner={coupon === null ? null : { ...coupon, id: coupon.userAccountId }} />
          <FormMoneyField name="originalAmount" label="Coupon Amount" isReadOnly={isFinal(coupon)} />
          <CouponDay
            name="expirationDate"
            label="Expiration Date (EST)"
            edge="end"
            isReadOnly={isFinal(coupon)}
          />
          <FormTextArea name="notes" label="Notes" hasCounter isOptional isReadOnly={isFinal(coupon)} />
        </>
      )}
    </CouponEditor>
  );
}
