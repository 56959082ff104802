import { Schema } from 'effect'
import { pageSize, type RequestedPaging } from './paging.ts'

const maxPage = 100_000
const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })
const inBody = (minimum: number, maximum: number) => Schema.optional(Schema.Int.check(between(minimum, maximum)))
const inQuery = (minimum: number, maximum: number) =>
  Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), between(minimum, maximum)))

const membersOf = <Member>(integer: (minimum: number, maximum: number) => Member) => ({
  page: integer(1, maxPage),
  offset: integer(0, maxPage * pageSize.max),
  limit: integer(1, pageSize.max),
})

/** Members `page`, `offset` and `limit` of a query, for the input of a list; specification §7 sends the last two. */
export const pagingQuery = membersOf(inQuery)

/** The same members of a body. */
export const pagingBody = membersOf(inBody)

/** Schema check: `page` and `offset` name the same position, `offset = limit × (page − 1)`. */
export const onePosition = Schema.makeFilter<RequestedPaging>(
  ({ page, offset, limit = pageSize.default }) =>
    page === undefined || offset === undefined || offset === limit * (page - 1)
      ? undefined
      : { path: ['offset'], issue: 'PAGE_AND_OFFSET_DIFFER' },
  { message: 'PAGE_AND_OFFSET_DIFFER' },
)
