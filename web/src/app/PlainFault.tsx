import { Screen } from '../shared/screen/Screen';

interface PlainFaultProps {
  title: string;
  advice: string;
  actionLabel: string;
}

/** Nothing of the product could be loaded: says so with what is in the page already. */
export function PlainFault({ title, advice, actionLabel }: PlainFaultProps) {
  return (
    <Screen title={title} width="narrow">
      <p>{advice}</p>
      <p>
        {/* eslint-disable-next-line house/own-controls -- the parts are among what could not be loaded */}
        <a href={window.location.href}>{actionLabel}</a>
      </p>
    </Screen>
  );
}
