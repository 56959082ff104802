import { Schema } from 'effect'
import { FocalPointSchema } from '#core/kernel/focal-point-schema.ts'
import { StoredFile } from '#plugins/uploads/contract/stored-file.ts'
import { postKinds } from './terms.ts'

const item = {
  id: Schema.String,
  slug: Schema.String,
  kind: Schema.Literals(postKinds),
  title: Schema.String,
  lead: Schema.String,
  /** ISO 8601 UTC. */
  published_at: Schema.String,
}

/** The newest public posts of a facility, at most three on its profile, and how many there are. */
export const NewsSlotData = Schema.Struct({ total: Schema.Number, items: Schema.Array(Schema.Struct(item)) })
export type NewsSlotData = typeof NewsSlotData.Type

/** The same on its site, at most twelve, with their covers. */
export const SiteNewsSlotData = Schema.Struct({
  total: Schema.Number,
  items: Schema.Array(Schema.Struct({ ...item, cover: Schema.optional(StoredFile), cover_focus: Schema.optional(FocalPointSchema) })),
})
export type SiteNewsSlotData = typeof SiteNewsSlotData.Type

/** Files attached to public posts of a facility, those of the newest post first, each with its post. */
export const DocumentsSlotData = Schema.Array(
  Schema.Struct({
    file: StoredFile,
    post: Schema.Struct({ id: item.id, slug: item.slug, title: item.title, published_at: item.published_at }),
  }),
)
export type DocumentsSlotData = typeof DocumentsSlotData.Type
