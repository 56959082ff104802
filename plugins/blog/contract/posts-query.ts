import { Schema } from 'effect'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { newsStatuses } from '#plugins/publications/contract/terms.ts'

/** Posts of the editors, and materials, for the editors. */
export const PostsQuery = Schema.Struct({
  section: Schema.Literals(['materials', 'blog']),
  status: Schema.optional(Schema.Literals([...newsStatuses, ''])),
  ...pagingQuery,
}).check(onePosition)
