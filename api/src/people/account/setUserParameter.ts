import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';

const userParameterSet = statement('user-parameter-set')`
insert into user_parameters as known (user_id, parameter_name, parameter_value) values (:userId, :parameterName, :parameterValue)
     on conflict (user_id, parameter_name) do update set parameter_value = excluded.parameter_value
       where known.parameter_value <> excluded.parameter_value
     returning user_id`;

/** Remembers something for the signed-in user. The same value again changes nothing. */
export const setUserParameter: Handler<'setUserParameter'> = async ({ body, session }) => {
  const { parameterName, parameterValue } = body;
  const changed = await userParameterSet.all({ userId: session.userId, parameterName, parameterValue });
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
