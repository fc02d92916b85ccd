import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';

const userParametersList = statement('user-parameters-list')`select coalesce(json_agg(json_build_object(
              'parameterName', parameter_name, 'parameterValue', parameter_value) order by parameter_name), '[]')::text
            as "parameters!"
       from user_parameters where user_id = :userId`;

/** What the signed-in user has told the screens to remember. It is not use of the session. */
export const listUserParameters: Handler<'listUserParameters'> = async ({ session }) => {
  const row = await userParametersList.maybe({ userId: session.userId });
  return { status: 200, body: rawJson(row?.parameters ?? '[]') };
};
