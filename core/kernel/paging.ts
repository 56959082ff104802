import { Schema } from 'effect'
import { deepest, pageSize } from './page-limits.ts'

/** Page object of specification §3, "City facility list response". Pages count from 1; `offset = limit × (page − 1)`. */
export interface Page<Item> {
  readonly itemsReceived: number
  readonly curPage: number
  readonly nextPage: number | null
  readonly prevPage: number | null
  readonly offset: number
  readonly itemsTotal: number
  readonly pageTotal: number
  readonly items: readonly Item[]
}

export { deepest, lastPage, pageSize } from './page-limits.ts'

/** Position in a list, as requested: by `page` or by `offset`. */
export interface RequestedPaging {
  readonly page?: number | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

/** Position in a list. */
export interface Paging {
  readonly page: number
  readonly offset: number
  readonly limit: number
}

/** Completes a requested position; an offset within a page belongs to that page. */
export const pagingOf = ({ page = 1, offset, limit = pageSize.default }: RequestedPaging): Paging =>
  offset === undefined ? { page, offset: limit * (page - 1), limit } : { page: Math.floor(offset / limit) + 1, offset, limit }

/** Wraps `items` in a page object; `total` counts all items, also those behind the last page. */
export const pageOf = <Item>(
  items: readonly Item[],
  { total, page, limit, offset = limit * (page - 1) }: Omit<Paging, 'offset'> & { readonly total: number; readonly offset?: number },
): Page<Item> => {
  const pageTotal = Math.ceil(Math.min(total, deepest) / limit)
  return {
    itemsReceived: items.length,
    curPage: page,
    nextPage: page < pageTotal ? page + 1 : null,
    prevPage: page > 1 ? page - 1 : null,
    offset,
    itemsTotal: total,
    pageTotal,
    items,
  }
}

/** Schema of a page object, for the `output` of a route. */
export const PageOf = <Item extends Schema.Top>(item: Item) =>
  Schema.Struct({
    itemsReceived: Schema.Number,
    curPage: Schema.Number,
    nextPage: Schema.NullOr(Schema.Number),
    prevPage: Schema.NullOr(Schema.Number),
    offset: Schema.Number,
    itemsTotal: Schema.Number,
    pageTotal: Schema.Number,
    items: Schema.Array(item),
  })
