/** Something the person at the terminal can put right: shown as one sentence, without a stack, exit code 1. */
export class Refusal extends Error {
  override name = 'Refusal';
}
