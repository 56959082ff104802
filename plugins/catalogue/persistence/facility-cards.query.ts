import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import type { FacilityCards } from '../contract/queries.ts'
import { cardColumns, listedColumns } from './facility-sql.ts'

const isListed = 'f.active and f.deleted_at is null and f.merged_into is null'
const requested = 'unnest(?::uuid[]) with ordinality requested(id, n)'
const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Reads cards by one statement that returns their JSON: every move of the map needs up to 300 of them. */
export const makeFacilityCards = ({ db }: { readonly db: Db }): FacilityCards => ({
  byIds: (ids) =>
    ids.length === 0
      ? Effect.succeed('[]')
      : db
          .rows<{ cards: string | null }>(
            `select json_agg(row_to_json(c.*) order by requested.n)::text cards
               from ${requested}
               cross join lateral (select ${cardColumns} from facility f
                 where f.id = requested.id and ${isListed}) c`,
            [arrayOf(ids)],
          )
          .pipe(Effect.map(([row]) => row?.cards ?? '[]')),

  listed: (ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : db.rows<ListedCard>(
          `select ${listedColumns} from ${requested} join facility f on f.id = requested.id where ${isListed} order by requested.n`,
          [arrayOf(ids)],
        ),
})
