import type { Buyer } from './buyer';
import type { ProviderCall } from './ways';

/** Something that goes wrong, or is done twice, at one step of a purchase or after it. */
export type Fault = {
  name: string;
  /** Whether the flow of this buyer can meet it. */
  fits: (buyer: Pick<Buyer, 'flow'>) => boolean;
  /** Goes through the step with it; what is refused is passed over. */
  meet: (buyer: Buyer) => Promise<void>;
  /** It comes when everything is bought. */
  after?: 'purchase';
  /** Nothing may be bought at all; then nothing is charged. */
  mayEnd?: true;
  /** It takes as long as the product waits for its provider. */
  isSlow?: boolean;
};

/** What comes of it is seen in the books. */
export const quietly = async (work: Promise<unknown>): Promise<void> => {
  await work.catch(() => undefined);
};

type Which = Pick<Buyer, 'flow'>;
export const isPaid = ({ flow }: Which): boolean => flow.amount > 0;
export const isFree = ({ flow }: Which): boolean => flow.amount === 0;
export const always = (): boolean => true;

/** A step in which the provider is asked. */
type Step = {
  label: string;
  /** The provider's call. */
  call: ProviderCall;
  /** Does all that comes before it; answers the step, which may be done again. */
  begin: (buyer: Buyer) => Promise<() => Promise<unknown>>;
  /** The same step from another window. */
  anew?: (buyer: Buyer) => Promise<unknown>;
};

type Disturb = (buyer: Buyer, again: () => Promise<unknown>) => Promise<unknown>;

/** Does something while the provider's call is stopped before or after it happened, then lets it go on. */
export const whileHeld =
  ({ call, begin }: Pick<Step, 'call' | 'begin'>, when: 'before' | 'after', disturb: Disturb) =>
  async (buyer: Buyer): Promise<void> => {
    const step = await begin(buyer);
    await buyer.provider.hold(buyer.pathOf(call), when);
    const running = quietly(step());
    await buyer.place.untilHeld(buyer.provider, running);
    await disturb(buyer, step);
    await buyer.provider.release(false);
    await running;
  };

const stopped =
  ({ call, begin }: Step, when: 'before' | 'after', outcome: 'lose' | 'fail') =>
  async (buyer: Buyer): Promise<void> => {
    const step = await begin(buyer);
    await buyer.provider.hold(buyer.pathOf(call), when, outcome);
    await quietly(step());
  };

const slow =
  ({ call, begin }: Step) =>
  async (buyer: Buyer): Promise<void> => {
    const step = await begin(buyer);
    await buyer.provider.hold(buyer.pathOf(call), 'before');
    await quietly(step());
    await buyer.provider.release(false);
  };

const atOnce = async (work: Promise<unknown>): Promise<void> => {
  void quietly(work);
};

/** Everything that can go wrong around one call to the provider. */
export const disturbances = (step: Step): Fault[] => {
  const meets: [string, Fault['meet']][] = [
    ['the call is lost', stopped(step, 'before', 'lose')],
    ['the answer is lost', stopped(step, 'after', 'lose')],
    ['500 before it acts', stopped(step, 'before', 'fail')],
    ['500 after it has acted', stopped(step, 'after', 'fail')],
    ['the API is killed before it acts', whileHeld(step, 'before', ({ place }) => place.killApi())],
    ['the API is killed after it has acted', whileHeld(step, 'after', ({ place }) => place.killApi())],
    ['the database is cut off meanwhile', whileHeld(step, 'after', ({ place }) => place.cutDatabase())],
    ['it is pressed again meanwhile', whileHeld(step, 'before', (_buyer, again) => atOnce(again()))],
    [
      'another window does it meanwhile',
      whileHeld(step, 'after', (buyer, again) => atOnce(step.anew?.(buyer) ?? again())),
    ],
  ];
  const { label } = step;
  return [
    ...meets.map(([name, meet]) => ({ name: `${label}: ${name}`, fits: isPaid, meet })),
    {
      name: `${label}: the provider takes three times its time`,
      fits: isPaid,
      isSlow: true,
      meet: slow(step),
    },
  ];
};
