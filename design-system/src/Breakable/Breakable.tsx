import { Fragment } from 'react';

/** Words that may wrap in front of an '@', so that an address in a narrow column breaks where it reads well. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
