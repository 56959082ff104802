import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { TagLookup } from '../contract/queries.ts'
import { toTagView } from '../domain/tag.ts'
import { type TagRow, tagColumns, tagOrder, toTag } from './tag-row.ts'

// Compared as text, so that a value that is no UUID is unknown, not an error.
const values = 'select jsonb_array_elements_text(?::jsonb)'

/** Queries of tags in PostgreSQL. */
export const makeTagLookup = provide(
  TagLookup,
  { db: Db },
  ({ db }): TagLookup => ({
    byIds: (ids) =>
      db
        .rows<TagRow>(`select ${tagColumns} from tags_tag t where t.id::text in (${values}) order by ${tagOrder}`, [JSON.stringify(ids)])
        .pipe(Effect.map((rows) => rows.map(toTag).map(toTagView))),
    resolveIds: (category, idsOrParams) =>
      db
        .rows<{ id: string }>(
          `select t.id from tags_tag t join (${values} word) w on w.word in (t.id::text, t.param) where t.category = ? group by t.id, t.position order by t.position`,
          [JSON.stringify(idsOrParams), category],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)
