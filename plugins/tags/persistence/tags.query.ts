import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Tags } from '../domain/tags.port.ts'
import { tagColumns, tagOrder, type TagRow, toTag } from './tag-row.ts'

/** Reads tags from PostgreSQL. */
export const makeTags = ({ db }: { readonly db: Db }): Tags => ({
  list: (category) =>
    db
      .rows<TagRow>(`select ${tagColumns} from tags_tag t where ?::text is null or t.category = ? order by ${tagOrder}`, [
        category,
        category,
      ])
      .pipe(Effect.map((rows) => rows.map(toTag))),
})
