import type { FormName, RuleContext, RuleStage } from '@dispatch/contract';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface ContractFormOptions<Values extends FieldValues> {
  /** 'draft' checks limits, types and HTML only; 'full' everything. */
  stage: RuleStage;
  fields?: readonly string[];
  context?: RuleContext | (() => RuleContext);
  defaultValues: Values;
}

export interface ContractForm<Values extends FieldValues> {
  schema: FormName;
  stage: RuleStage;
  /** react-hook-form's own, for what this does not offer. */
  methods: UseFormReturn<Values>;
  /** What stands in a field and is no answer, in words, by field: the rules see an empty field there. */
  textErrors: Map<string, string>;
  /** What was begun in a field and is no value yet, by field: it is there when the field is shown again. */
  unfinished: Map<string, unknown>;
  /** How often it was pressed on with; above 0 the summary is shown. */
  attempts: number;
  otherErrors: readonly string[];
  /** Whether the last attempt was refused by the server, and not by the rules here. */
  isRefused: boolean;
  /** Checks all rules and then calls the handler; what it throws is shown by field where the answer names one. */
  submit: (
    handler: (values: Values) => Promise<void> | void,
  ) => (event?: { preventDefault(): void; stopPropagation(): void }) => Promise<void>;
  check: () => Promise<boolean>;
  /** Shows a refusal of the server: at its fields, and what names no field of this form in the summary. */
  showRefusal: (error: unknown) => void;
  clearRefusal: () => void;
}
