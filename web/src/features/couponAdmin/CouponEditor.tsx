import { type components, type FormName, type OperationId, waitsForApproval } from '@dispatch/contract';
import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasStatus } from '../../shared/api/errorTexts';
import { useSendOnce } from '../../shared/api/useSendOnce';
import { WaitingModal } from '../../shared/approvals/WaitingModal';
import { changedFields, typeAgain } from '../../shared/forms/changedFields';
import { FormBody } from '../../shared/forms/FormBody';
import { LeaveUnsavedDialog } from '../../shared/forms/LeaveUnsavedDialog';
import { StaleBanner } from '../../shared/forms/StaleBanner';
import { useContractForm } from '../../shared/forms/useContractForm';
import { text } from '../../shared/texts/texts';
import { askAgain } from '../../shared/api/callQuery';

type Waiting = components['schemas']['TwoPersonRequest'];

interface CouponEditorProps<Coupon extends object, Values> {
  schema: FormName;
  /** The coupon as it was loaded; null for a new one. */
  first: Coupon | null;
  valuesOf: (coupon: Coupon | null) => Values;
  read: () => Promise<Coupon>;
  /** Saves by the version that was loaded; a newer one is refused with `coupon-stale`. `key` is that of the same body. */
  save: (
    values: Values,
    loaded: Coupon | null,
    headers: { 'Idempotency-Key': string },
  ) => Promise<Coupon | Waiting>;
  saveLabel: string;
  /** What is read again, because it shows coupons. */
  listedBy: OperationId;
  /** After a new coupon was made, and the message about it is closed. */
  onMade: (coupon: Coupon) => void;
  isFinal?: (coupon: Coupon | null) => boolean;
  /** More buttons; `take` hears of the coupon that they have changed. */
  actions?: (
    coupon: Coupon | null,
    take: (coupon: Coupon) => void,
    fail: (error: unknown) => void,
  ) => ReactNode;
  children: (coupon: Coupon | null) => ReactNode;
}

type Done = 'saved' | 'revoked';

/** A coupon in a form: made or changed, and never over what somebody else has saved meanwhile. */
export function CouponEditor<Coupon extends object, Values extends FieldValues>(
  props: CouponEditorProps<Coupon, Values>,
) {
  const { schema, first, valuesOf, read, save, saveLabel, listedBy, onMade, actions } = props;
  const queryClient = useQueryClient();
  const [loaded, setLoaded] = useState(first);
  const [done, setDone] = useState<Done | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isStale, setStale] = useState(false);
  const saveOnce = useSendOnce(([values, before]: [Values, Coupon | null], headers) =>
    save(values, before, headers),
  );
  const form = useContractForm<Values>(schema, { stage: 'full', defaultValues: valuesOf(loaded) });
  const { reset, getValues, formState } = form.methods;
  const { isDirty, isSubmitting } = formState;

  const take = (coupon: Coupon): void => {
    setLoaded(coupon);
    setStale(false);
    reset(valuesOf(coupon));
  };
  const finish = (coupon: Coupon, what: Done): void => {
    take(coupon);
    setDone(what);
    void askAgain(queryClient, listedBy);
  };
  const send = async (values: Values): Promise<void> => {
    try {
      const saved = await saveOnce([values, loaded]);
      if (waitsForApproval<Coupon | Waiting>(saved)) {
        // Nothing was saved: the form shows again what there is.
        reset(valuesOf(loaded));
        setWaiting(saved);
      } else finish(saved, 'saved');
    } catch (error) {
      if (!hasStatus(error, 409) || error.problem.code !== 'coupon-stale') throw error;
      setStale(true);
    }
  };
  const takeTheirs = async ({ keepsMine }: { keepsMine: boolean }): Promise<void> => {
    const mine = getValues();
    const typed = keepsMine ? changedFields(valuesOf(loaded), mine) : [];
    take(await read());
    typeAgain(form.methods, typed, mine);
  };
  const close = (): void => {
    setDone(null);
    if (first === null && loaded !== null) onMade(loaded);
  };
  const isFinal = props.isFinal?.(loaded) ?? false;
  return (
    <>
      <FormBody form={form} onSubmit={send} refusalTitle={text('form-failed')}>
        {props.children(loaded)}
        {isStale ? (
          <StaleBanner
            title={text('coupon-stale')}
            takeTheirs={(keepsMine) => void takeTheirs({ keepsMine }).catch(form.showRefusal)}
          />
        ) : null}
        {isFinal ? null : (
          <ActionBar>
            <Button type="submit" variant="primary" isPending={isSubmitting}>
              {saveLabel}
            </Button>
            {actions?.(loaded, (coupon) => finish(coupon, 'revoked'), form.showRefusal)}
          </ActionBar>
        )}
      </FormBody>
      <Modal
        isOpen={done !== null}
        onClose={close}
        size="small"
        title={text(done === 'revoked' ? 'coupon-revoked-title' : 'coupon-saved-title')}
        actions={
          <Button variant="primary" onPress={close}>
            {text('success-close')}
          </Button>
        }
      >
        <p>{text(done === 'revoked' ? 'coupon-revoked' : 'coupon-saved')}</p>
      </Modal>
      <WaitingModal request={waiting} onClose={() => setWaiting(null)} />
      <LeaveUnsavedDialog isUnsaved={isDirty} />
    </>
  );
}
