import { Screen } from '../shared/screen/Screen';

interface PlainErrorProps {
  title: string;
  advice: string;
  actionLabel: string;
}

/** Nothing of the product could be loaded: says so with what is in the page already. */
export function PlainError({ title, advice, actionLabel }: PlainErrorProps) {
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
