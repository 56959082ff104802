import { Schema } from 'effect'

/** A tag as a profile shows it. */
export const TagBadge = Schema.Struct({ key: Schema.String, display: Schema.String, param: Schema.String, icon: Schema.String })
export type TagBadge = typeof TagBadge.Type

/** The tags of one facility, each list in the vocabulary's order: what `tags.features` puts into its profile. */
export const TagsPart = Schema.Struct({
  specialization: Schema.Array(TagBadge),
  ownership: Schema.Array(TagBadge),
  features: Schema.Array(TagBadge),
})
export type TagsPart = typeof TagsPart.Type
