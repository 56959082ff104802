import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Category } from '#core/facilities/category.ts'
import { type FacilityType, facilityTypes } from '#core/facilities/facility-type.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import { Tagging, type TypeTag } from '#core/facilities/tagging.port.ts'
import { provide } from '#core/kernel/define.ts'

interface Row {
  readonly id: string
  readonly key: string
  readonly param: string
  readonly catalog_category: Category | null
}

/** Maps facts to tags in PostgreSQL: the specialization tag of a facility type has the type as its key. */
export const makeTagging = provide(Tagging, { db: Db }, ({ db }): Tagging => {
  const findByKey = (category: string) =>
    db.rows<Row>('select id, key, param, catalog_category from tags_tag where category = ?', [category]).pipe(
      Effect.map((rows) => (key: string) => {
        const row = rows.find((row) => row.key === key)
        if (!row) throw new Error(`The vocabulary lacks the tag ${key} of ${category}`)
        return row
      }),
    )
  return {
    typeTags: Effect.fn('tags.type-tags')(function* () {
      const tagByKey = yield* findByKey('specialization')
      const toTypeTag = (type: FacilityType): readonly [FacilityType, TypeTag] => {
        const { id, param, catalog_category } = tagByKey(type)
        return [type, { id, param, category: catalog_category }]
      }
      return Object.fromEntries(facilityTypes.map(toTypeTag)) as Record<FacilityType, TypeTag>
    }),
    ownershipTags: Effect.fn('tags.ownership-tags')(function* () {
      const tagByKey = yield* findByKey('ownership')
      return Object.fromEntries(ownershipKeys.map((key) => [key, tagByKey(key).id])) as Record<OwnershipKey, string>
    }),
    featureTags: Effect.fn('tags.feature-tags')(function* () {
      const rows = yield* db.rows<Pick<Row, 'id' | 'key'>>("select id, key from tags_tag where category = 'features'")
      return Object.fromEntries(rows.map(({ id, key }) => [key, id]))
    }),
  }
})
