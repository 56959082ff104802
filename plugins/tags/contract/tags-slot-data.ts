import { Schema } from 'effect'
import { TagNames } from './tag-names.ts'

/** Tag as displayed on a profile. */
export const TagBadge = Schema.Struct({
  key: Schema.String,
  display: Schema.String,
  /** Names of a tag that support has made; `null`: they are messages. */
  names: Schema.NullOr(TagNames),
  param: Schema.String,
  icon: Schema.String,
})
export type TagBadge = typeof TagBadge.Type

/** Tags of one facility, each list in the order of the vocabulary: data of the profile slot `tags.features`. */
export const TagsSlotData = Schema.Struct({
  specialization: Schema.Array(TagBadge),
  ownership: Schema.Array(TagBadge),
  features: Schema.Array(TagBadge),
})
export type TagsSlotData = typeof TagsSlotData.Type
