import { dollarsSql } from '../../platform/database/dollarsSql';
const boughtType = `case l.type when 'bundle' then 'package' else l.type end`;

/** SQL of the OrderLines of the contract of the order `o`: what was bought, without what was taken off. */
export const boughtLinesSql = `(
    select coalesce(json_agg(json_build_object('type', ${boughtType}, 'description', l.description,
      'quantity', l.quantity, 'amount', ${dollarsSql('l.amount_cents')}) order by l.position), '[]')
    from order_line_items l
    where l.order_id = o.order_id and l.amount_cents >= 0)`;
