import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { TagTaken } from '../contract/errors.ts'
import { TagLookup } from '../contract/queries.ts'
import { tagCategories } from '../contract/tag-category.ts'
import { TagsSlotData } from '../contract/tags-slot-data.ts'
import { type Tag, toTagView } from '../domain/tag.ts'
import { Tags } from '../domain/tags.port.ts'

const taken = { tags_tag_key: TagTaken, tags_tag_param: TagTaken }

/** Repository of tags in PostgreSQL; its constraints decide about keys and URL parameters. */
export const makeTags = provide(
  Tags,
  { db: Db },
  ({ db }): Tags => ({
    list: (category) =>
      db
        .rows<TagRow>(`select ${tagColumns} from tags_tag t where ?::text is null or t.category = ? order by ${tagOrder}`, [
          category,
          category,
        ])
        .pipe(Effect.map((rows) => rows.map(toTag))),
    lock: (id) =>
      isUuid(id)
        ? Effect.map(db.rows<TagRow>(`select ${tagColumns} from tags_tag t where t.id = ? for update`, [id]), ([row]) =>
            row ? toTag(row) : null,
          )
        : Effect.succeed(null),
    add: ({ id, key, type, category, display, names, param, icon, catalogCategory, createdAt }) =>
      Effect.asVoid(
        db.guarded(taken, (em) =>
          em.execute(
            `insert into tags_tag (id, key, type, category, display, names, param, icon, catalog_category, created_at, position)
           values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, (select coalesce(max(position), 0) + 1 from tags_tag where category = ?))`,
            [id, key, type, category, display, JSON.stringify(names), param, icon, catalogCategory, createdAt, category],
          ),
        ),
      ),
    change: (id, { names, param, icon }) =>
      Effect.asVoid(
        db.guarded(taken, (em) =>
          em.execute('update tags_tag set names = ?::jsonb, param = ?, icon = ? where id = ?', [
            names && JSON.stringify(names),
            param,
            icon,
            id,
          ]),
        ),
      ),
    countUsage: (id) =>
      Effect.map(
        db.rows<{ n: number }>(
          'select count(*)::int n from facility where features @> array[?::uuid] and deleted_at is null and merged_into is null',
          [id],
        ),
        ([row]) => row?.n ?? 0,
      ),
    delete: Effect.fn('tags.delete-rows')(function* ({ id, key }) {
      yield* db.rows(
        `update facility_statement s set fields = jsonb_set(s.fields, '{features,value}', (s.fields->'features'->'value') - ?::text)
         from facility f where f.features @> array[?::uuid] and s.facility_id = f.id and s.fields->'features'->'value' @> to_jsonb(?::text)`,
        [key, id, key],
      )
      yield* db.rows(
        'update facility set features = array_remove(features, ?::uuid), version = version + 1, changed_at = now() where features @> array[?::uuid]',
        [id, id],
      )
      yield* db.rows('delete from tags_tag where id = ?', [id])
    }),
  }),
)

/** Row of `tags_tag` as selected by `tagColumns`. */
export interface TagRow extends Omit<Tag, 'catalogCategory' | 'createdAt'> {
  readonly catalog_category: Tag['catalogCategory']
  readonly created_at: string
}

/** Selected columns of `tags_tag t`. */
export const tagColumns = `t.id, t.key, t.type, t.category, t.display, t.names, t.param, t.icon, t.catalog_category,
  to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') created_at`

/** Order of the vocabulary: by category, then position. */
export const tagOrder = `array_position(array[${tagCategories.map((category) => `'${category}'`).join(', ')}], t.category), t.position, t.key`

/** Maps a row to a tag. */
export const toTag = ({ catalog_category, created_at, ...row }: TagRow): Tag => ({
  ...row,
  catalogCategory: catalog_category,
  createdAt: created_at,
})

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
    ofCategories: (categories) =>
      db
        .rows<TagRow>(`select ${tagColumns} from tags_tag t where t.category in (${values}) order by ${tagOrder}`, [
          JSON.stringify(categories),
        ])
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

const badges = (column: string) => `coalesce((
    select jsonb_agg(jsonb_build_object('key', t.key, 'display', t.display, 'names', t.names, 'param', t.param, 'icon', t.icon) order by t.position, t.key)
      from tags_tag t where t.id = any(f.${column})), '[]')`

const shownTags = `select jsonb_build_object('specialization', ${badges('specialization')}, 'ownership', ${badges('ownership')}, 'features', ${badges('features')})`

/** Slot data: the tags of a facility for its profile. */
export const tagsOfFacility = slotData(facilityProfileSlot, 'tags.features', { query: shownTags, output: TagsSlotData })

/** Slot data: the same tags on the facility's site; nothing without features, which alone are shown there. */
export const tagsOfSite = slotData(facilitySiteSlot, 'technics', {
  query: `${shownTags} where cardinality(f.features) > 0`,
  output: TagsSlotData,
})
