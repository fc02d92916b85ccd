import { appSince } from './authenticatorApp';

/** Whether the password alone lets nobody in. A passkey is asked for in its place, never after it. */
export const hasSecondFactor = async (id: string): Promise<boolean> => (await appSince(id)) !== null;
