import { Schema } from 'effect'
import { deepest, pageSize, type RequestedPaging } from './paging.ts'

const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })
const inBody = (minimum: number, maximum: number) => Schema.optional(Schema.Int.check(between(minimum, maximum)))
const inQuery = (minimum: number, maximum: number) =>
  Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), between(minimum, maximum)))

const membersOf = <Member>(integer: (minimum: number, maximum: number) => Member) => ({
  page: integer(1, deepest),
  offset: integer(0, deepest - 1),
  limit: integer(1, pageSize.max),
})

/** Members `page`, `offset` and `limit` of a query, for the input of a list; specification §7 sends the last two. */
export const pagingQuery = membersOf(inQuery)

/** The same members of a body. */
export const pagingBody = membersOf(inBody)

const offsetOf = ({ page = 1, limit = pageSize.default }: RequestedPaging) => limit * (page - 1)

const isReached = Schema.makeFilter<RequestedPaging>(
  (requested) => (offsetOf(requested) < deepest ? undefined : { path: ['page'], issue: 'FIELD_INVALID' }),
  { message: 'FIELD_INVALID' },
)

const agrees = Schema.makeFilter<RequestedPaging>(
  ({ offset, ...requested }) =>
    requested.page === undefined || offset === undefined || offset === offsetOf(requested)
      ? undefined
      : { path: ['offset'], issue: 'PAGE_AND_OFFSET_DIFFER' },
  { message: 'PAGE_AND_OFFSET_DIFFER' },
)

/** Schema check: `page` and `offset` name the same position, `offset = limit × (page − 1)`, and pages reach it. */
export const onePosition = Schema.makeFilterGroup([isReached, agrees])
