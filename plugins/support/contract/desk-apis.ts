// Routes and terms of other plugins that pages of the support area use; pages may import no other contract than their own.

export { legalTypes } from '#core/facilities/legal-type.ts'
export { moderationApi } from '#plugins/moderation/contract/api.ts'
export { supportChannelPath } from '#plugins/moderation/contract/channel.ts'
export type { ReviewRow, ReviewUpdated, ReviewView } from '#plugins/moderation/contract/review.ts'
export { registersApi } from '#plugins/registers/contract/api.ts'
export { tagsApi } from '#plugins/tags/contract/api.ts'
export { fixedCategories, tagCategories } from '#plugins/tags/contract/tag-categories.ts'
export type { TagCategory } from '#plugins/tags/contract/tag-category.ts'
export { tagIcons } from '#plugins/tags/contract/tag-icons.ts'
export { tagName } from '#plugins/tags/contract/tag-name.ts'
