import { type CallData, type OperationId, presentExamples } from '@dispatch/contract';
import {
  Contract,
  type ContractExample,
  examplesOf,
  type JsonObject,
  readContract,
} from '@dispatch/contract/document';
import { RequestCheck } from '@dispatch/contract/check/request';
import { Schemas } from '@dispatch/contract/document/schemas';

export class MockContract extends Contract {
  readonly schemas: Schemas;
  readonly check: RequestCheck;

  constructor(document: JsonObject) {
    super(document);
    this.schemas = new Schemas(document);
    this.check = new RequestCheck(this);
  }

  /** The examples of an operation's first success that has some; a copy that may be changed. */
  successExamples(id: string): ContractExample[] {
    const successes = this.operation(id).answers.filter(({ status }) => status < 300);
    return structuredClone(successes.map(examplesOf).find((examples) => examples.length > 0) ?? []);
  }

  /** The value of a success example: the one with this name, else the first; a copy that may be changed. */
  example<Id extends OperationId>(id: Id, name?: string): Exclude<CallData<Id>, undefined> {
    const examples = this.successExamples(id);
    const found = examples.find((example) => example.name === name) ?? examples[0];
    if (found === undefined) throw new Error(`openapi.yaml has no example of an answer to ${id}.`);
    return found.value as Exclude<CallData<Id>, undefined>;
  }
}

/** Its examples take place on the day on which it is read. @throws Error that names what cannot be read */
export const readMockContract = (file: string): MockContract =>
  new MockContract(presentExamples(readContract(file), new Date()));
