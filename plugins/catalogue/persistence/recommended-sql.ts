import { isCounted } from '#adapters/postgres/facilities/counted.ts'
import { priorMeans, sortedRating } from '#adapters/postgres/facilities/rating-sql.ts'
import { minBestOpinions } from '../contract/order.ts'
import { listedColumns, orderSql } from './facility-sql.ts'

/**
 * Returns a statement for recommended facilities that match a condition: the best rated with enough opinions, then the others in the order
 * `recommended`. Its parameters are those of the condition and the limit, twice, and the limit; its rows have two columns more, `part` and `place`.
 */
export const recommendedSql = (condition: string): string => {
  // The ids first: the index of rated facilities has all that the order needs.
  const idsOf = (opinions: string, joins: string, order: string) =>
    `select f.id, row_number() over () place from (
       select f.id from facility f ${joins} where ${condition} and not f.suspended and ${isCounted} and f.rating_count ${opinions} order by ${order} limit ?) f`
  const best = idsOf(`>= ${minBestOpinions}`, priorMeans, `${sortedRating} desc, f.rating_count desc, f.id`)
  const others = idsOf(`< ${minBestOpinions}`, '', orderSql.recommended)
  return `select part, place, ${listedColumns} from (select 1 part, b.* from (${best}) b union all select 2, o.* from (${others}) o) r
    join facility f on f.id = r.id order by part, place limit ?`
}
