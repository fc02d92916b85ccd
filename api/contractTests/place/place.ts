import type { Group } from '@dispatch/contract';
import { conformanceErrors } from '../answers/conformance';
import { curlLine, overHttp, type WireAnswer } from '../answers/wire';
import type { Operation } from '../contract/operations';
import { execute } from '../../src/platform/database/database';
import type { User } from '../../src/people/users/User';
import { makeSession, makeUser } from '../../src/testing/factories';
import { FakeGateway, FakePayments } from '../../src/testing/fakePayments';
import { startTestServer, type TestServer } from '../../src/testing/testServer';
import { onTheWire, type Request, type WireRequest } from '../generate/requests';
import { againCommand, runOptions } from '../run/options';

export type Person = { user: User; token: string; group: Group };

/** An answer that is not what it has to be, with everything that one needs to see it again. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

export type Place = Pick<TestServer, 'ports' | 'config'> & {
  newPerson: (group: Group) => Promise<Person>;
  send: (operation: Operation | null, request: WireRequest) => Promise<WireAnswer>;
  bare: (request: WireRequest) => Promise<WireAnswer>;
  call: (operation: Operation, request: Request, person: Person | null) => Promise<WireAnswer>;
  refuse: (
    operation: Operation | null,
    request: WireRequest,
    answer: WireAnswer,
    why: string,
  ) => Promise<never>;
  sent: () => number;
  forgetLimits: () => Promise<void>;
  stop: () => Promise<void>;
};

const shown = ({ status, headers, text }: WireAnswer): string =>
  `${status} ${headers['content-type'] ?? ''} ${text.slice(0, 1500)}`;

export const startPlace = async (): Promise<Place> => {
  const server = await startTestServer({ environment: 'production' });
  server.ports.payments.paypal = new FakePayments('paypal');
  server.ports.payments.authorizenet = new FakeGateway('authorizenet');
  const options = runOptions();
  let count = 0;

  const refuse: Place['refuse'] = async (operation, request, answer, why) => {
    const line = curlLine(server.url, request);
    const again = operation === null ? '' : `\n  again:  ${againCommand(operation.id, options)}`;
    const text = `${operation?.id ?? request.target}: ${why}\n  answer: ${shown(answer)}\n  curl:   ${line}${again}`;
    if (options.hold) {
      process.stdout.write(`\n${text}\n\nThe server runs until Ctrl-C, for the line above.\n`);
      await new Promise(() => undefined);
    }
    throw new Breach(`${text} --hold`);
  };
  const send: Place['send'] = async (operation, request) => {
    count += 1;
    const answer = await overHttp(server.url, request).catch((error: unknown) => {
      throw new Breach(
        `${operation?.id ?? ''}: ${String(error)}\n  curl:   ${curlLine(server.url, request).slice(0, 3000)}`,
      );
    });
    const errors = conformanceErrors(operation, answer);
    return errors.length === 0 ? answer : refuse(operation, request, answer, errors.slice(0, 5).join(' '));
  };
  return {
    ports: server.ports,
    config: server.config,
    newPerson: async (group) => {
      const user = await makeUser({ group });
      return { user, group, token: await makeSession(user) };
    },
    send,
    bare: (request) => {
      count += 1;
      return overHttp(server.url, request);
    },
    call: (operation, request, person) =>
      send(operation, onTheWire(operation, request, person?.token ?? null)),
    refuse,
    sent: () => count,
    forgetLimits: async () => {
      await execute('delete from rate_limits');
    },
    stop: server.stop,
  };
};
