import { operationTable } from '@dispatch/contract';
import { notYetImplemented } from '../../src/app/generated/notYetImplemented';
import { notYetAccepted } from '../../src/app/notYetAccepted';
import { runOptions } from './options';

/** Says with what the run begins, so that it can be repeated, and how much of the contract is not carried out yet. */
export default function announce(): void {
  const { seed, runs, operation } = runOptions();
  process.stdout.write(
    `Contract tests of ${operation ?? 'every implemented call'}: seed ${seed}, ${runs} valid requests each.\n`,
  );
  const operations = Object.keys(operationTable).length;
  const fields = Object.values(notYetAccepted).flat().length;
  process.stdout.write(
    `${operations} operations, ${notYetImplemented.length} not implemented yet, ${fields} fields not accepted yet.\n`,
  );
}
