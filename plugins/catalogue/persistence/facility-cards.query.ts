import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityCards } from '../contract/queries.ts'
import { cardColumns } from './card-columns.ts'

/** Reads cards by one statement that returns their JSON: every move of the map needs up to 300 of them. */
export const makeFacilityCards = ({ db }: { readonly db: Db }): FacilityCards => ({
  byIds: (ids) =>
    ids.length === 0
      ? Effect.succeed('[]')
      : db
          .rows<{ cards: string | null }>(
            `select json_agg(row_to_json(c.*) order by requested.n)::text cards
               from unnest(?::uuid[]) with ordinality requested(id, n)
               cross join lateral (select ${cardColumns} from facility f
                 where f.id = requested.id and f.active and f.deleted_at is null and f.merged_into is null) c`,
            [`{${ids.join(',')}}`],
          )
          .pipe(Effect.map(([row]) => row?.cards ?? '[]')),
})
