import type { CallData } from '@dispatch/contract';
import type { ReactNode } from 'react';
import { call } from '../../shared/api/client';
import { ConfirmedForm } from '../../shared/forms/ConfirmedForm';

type Prices = CallData<'getPrices'>;
type PriceField = keyof Omit<Prices, 'version'>;

/** Amounts and counts; what was typed where that is none, for a rule to refuse it in words. */
type Values = Partial<Record<PriceField, number | string>>;

const read = async (): Promise<Prices> => (await call('getPrices')).data;

interface PricesFormProps {
  title: string;
  labels: Readonly<Partial<Record<PriceField, string>>>;
  /** What stands in the field of an amount or a count. */
  shown: (value: number) => number | string;
  print: (value: unknown) => string;
  children: ReactNode;
}

/** Some of the prices and tiers: those that have a label here. The others are sent as they were loaded. */
export function PricesForm({ title, labels, shown, print, children }: PricesFormProps) {
  const fields = Object.keys(labels) as PriceField[];
  return (
    <ConfirmedForm<Prices, Values>
      schema="PricesChange"
      title={title}
      labels={labels}
      print={print}
      queryKey={['getPrices', title]}
      failure="The prices could not be loaded"
      valuesOf={(prices) => Object.fromEntries(fields.map((field) => [field, shown(prices[field])]))}
      read={read}
      save={async (values, loaded) => {
        const typed = fields.map((field) => [field, Number(values[field])]);
        return (await call('setPrices', { body: { ...loaded, ...(Object.fromEntries(typed) as Prices) } }))
          .data;
      }}
    >
      {() => children}
    </ConfirmedForm>
  );
}
