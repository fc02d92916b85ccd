import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';

/** Remembers something for the signed-in user. The same value again changes nothing. */
export const setUserParameter: Handler<'setUserParameter'> = async ({ body, session }) => {
  const { parameterName, parameterValue } = body;
  const changed = await query(
    'user-parameter-set',
    `insert into user_parameters as known (user_id, parameter_name, parameter_value) values ($1, $2, $3)
     on conflict (user_id, parameter_name) do update set parameter_value = excluded.parameter_value
       where known.parameter_value <> excluded.parameter_value
     returning user_id`,
    [session.userId, parameterName, parameterValue],
  );
  if (changed.length > 0) {
    await record({
      actor: session,
      action: 'parameter.set',
      subject: { type: 'user', id: session.userId },
      details: { [parameterName]: parameterValue },
    });
  }
  return { status: 200, body: { parameterName, parameterValue } };
};
