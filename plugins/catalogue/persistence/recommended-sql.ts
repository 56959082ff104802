import { isCounted } from '#adapters/postgres/facilities/counted.ts'
import { orderSql } from '#adapters/postgres/facilities/order-sql.ts'
import { bestRule, type Order } from '#core/search/orders.ts'
import { listedColumns } from './facility-sql.ts'

const leftOut: Readonly<Record<(typeof bestRule)['leavesOut'][number], string>> = { suspended: 'not f.suspended', invented: isCounted }
const isRecommendable = bestRule.leavesOut.map((flag) => leftOut[flag]).join(' and ')

/**
 * Returns a statement for recommended facilities that match a condition, by `bestRule`. Its parameters are those of
 * the condition and the limit, twice, and the limit; its rows have two columns more, `part` and `place`.
 */
export const recommendedSql = (condition: string): string => {
  // The ids first: the index of rated facilities has all that the order needs.
  const idsOf = (opinions: string, order: Order) => {
    const { terms, joins } = orderSql(order)
    return `select f.id, row_number() over () place from (
       select f.id from facility f ${joins} where ${condition} and ${isRecommendable} and f.rating_count ${opinions} order by ${terms} limit ?) f`
  }
  const first = idsOf(`>= ${bestRule.minOpinions}`, bestRule.first)
  const others = idsOf(`< ${bestRule.minOpinions}`, bestRule.others)
  return `select part, place, ${listedColumns} from (select 1 part, b.* from (${first}) b union all select 2, o.* from (${others}) o) r
    join facility f on f.id = r.id order by part, place limit ?`
}
