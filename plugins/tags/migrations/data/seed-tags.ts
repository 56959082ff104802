import type { TagCategory } from '../../contract/tag-category.ts'
import { ageGroups } from './age-groups.ts'
import { features } from './features.ts'
import { ownership } from './ownership.ts'
import { publicationScope } from './publication-scope.ts'
import { publicationTopic } from './publication-topic.ts'
import type { SeedTag } from './seed-tag.ts'
import { specialization } from './specialization.ts'
import { typeDateEvent } from './type-date-event.ts'
import { utils } from './utils.ts'

/** The platform's own tags by category. */
export const seedTags: Readonly<Record<TagCategory, readonly SeedTag[]>> = {
  ownership,
  specialization,
  features,
  utils,
  publication_scope: publicationScope,
  publication_topic: publicationTopic,
  type_date_event: typeDateEvent,
  age_groups: ageGroups,
}

/** Row of `tags_tag` as the migration inserts it. */
export interface SeedRow {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly category: string
  readonly display: string
  readonly param: string
  readonly icon: string
  readonly catalog_category: string | null
  readonly position: number
}

/** The platform's own tags as rows of `tags_tag`. */
export const seedRows: readonly SeedRow[] = Object.entries(seedTags).flatMap(([category, tags]) =>
  tags.map(({ id, key, param, icon, catalogCategory }, position) => ({
    id,
    key,
    type: category,
    category,
    display: `tags.${category}.${key}`,
    param,
    icon,
    catalog_category: catalogCategory ?? null,
    position,
  })),
)
