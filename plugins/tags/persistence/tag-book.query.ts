import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { TagBook } from '../contract/questions.ts'
import { viewOf } from '../domain/tag.ts'
import { tagColumns, tagOrder, type TagRow, toTag } from './tag-row.ts'

// Compared as text: a word that is no UUID is unknown, not an error.
const among = 'select jsonb_array_elements_text(?::jsonb)'

/** What others ask of tags, in PostgreSQL. */
export const makeTagBook = ({ db }: { readonly db: Db }): TagBook => ({
  byIds: (ids) =>
    db
      .rows<TagRow>(`select ${tagColumns} from tags_tag t where t.id::text in (${among}) order by ${tagOrder}`, [JSON.stringify(ids)])
      .pipe(Effect.map((rows) => rows.map(toTag).map(viewOf))),
  idsOf: (category, words) =>
    db
      .rows<{ id: string }>(
        `select t.id from tags_tag t join (${among} word) w on w.word in (t.id::text, t.param) where t.category = ? group by t.id, t.position order by t.position`,
        [JSON.stringify(words), category],
      )
      .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
})
