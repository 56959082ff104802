import { Schema } from 'effect'
import { TagView } from '#plugins/tags/contract/tag-view.ts'
import { NewsView } from './publication.ts'

/** Subject of a review of the kind `material`. */
export const MaterialCard = Schema.Struct({ material: NewsView, tags: Schema.Array(TagView) })
export type MaterialCard = typeof MaterialCard.Type
