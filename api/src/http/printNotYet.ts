import { operationTable } from '@dispatch/contract';
import { notYetAccepted, notYetImplemented } from './notYetImplemented';

// A line of `npm test`: how much of the contract the server does not carry out yet.
const operations = Object.keys(operationTable).length;
const fields = Object.values(notYetAccepted).flat().length;
process.stdout.write(
  `${operations} operations, ${notYetImplemented.length} not implemented yet, ${fields} fields not accepted yet\n`,
);
