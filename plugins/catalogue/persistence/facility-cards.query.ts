import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityCards } from '../contract/questions.ts'
import { cardColumns } from './card-columns.ts'

/** Cards by one statement that writes the answer's JSON: a hundred of them are asked for with every move of the map. */
export const makeFacilityCards = ({ db }: { readonly db: Db }): FacilityCards => ({
  byIds: (ids) =>
    ids.length === 0
      ? Effect.succeed('[]')
      : db
          .rows<{ cards: string | null }>(
            `select json_agg(row_to_json(c.*) order by asked.n)::text cards
               from unnest(?::uuid[]) with ordinality asked(id, n)
               cross join lateral (select ${cardColumns} from facility f
                 where f.id = asked.id and f.active and f.deleted_at is null and f.merged_into is null) c`,
            [`{${ids.join(',')}}`],
          )
          .pipe(Effect.map(([row]) => row?.cards ?? '[]')),
})
