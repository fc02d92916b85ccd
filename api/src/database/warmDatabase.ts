import { User } from '../models/User';
import { inTransaction } from './database';

/**
 * Opens the first connection and goes once through what a call does there, reading nothing: the first caller does not
 * wait for code that has never run.
 */
export const warmDatabase = (): Promise<unknown> => inTransaction(() => User.findByPk(0));
