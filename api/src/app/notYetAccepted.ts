import type { OperationId } from '../call/handler';

/**
 * What implemented calls do not carry out yet. A body's field is a JSON pointer into it, with `*` for any item of a
 * list (`/captcha`, `/items/*\/name`); a query value is its bare name (`couponCode`). With `=` and a value
 * only that value is refused (`/purpose=upgrade`). A call that uses such a field answers 501 and names it: nothing
 * that was sent is silently dropped.
 */
export const notYetAccepted: Partial<Record<OperationId, readonly string[]>> = {};
