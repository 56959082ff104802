import type { Translate } from '#core/ports/translator.ts'
import { type Href, makeHref } from './href.ts'
import type { PageContext } from './page-context.ts'
import { pageParams } from './page-params.ts'
import type { RequestContext } from './request-context.ts'

/** Request of a page, as data hooks see it. */
export interface PageRequest {
  readonly context: RequestContext
  readonly t: Translate
  readonly href: Href
  /** The `@` parts of the route, and what the layout takes from the query. */
  readonly params: Readonly<Record<string, string>>
  /** The query, each key with its last value. */
  readonly query: Readonly<Record<string, string>>
  /** The query, each key with all its values. */
  readonly queryAll: Readonly<Record<string, readonly string[]>>
}

/** Builds the page request from the page context. */
export const pageRequest = ({ context, config, routeParams, urlParsed }: PageContext): PageRequest => ({
  context,
  t: context.t,
  href: makeHref(config.routes ?? {}, context.language),
  params: pageParams({ config, routeParams, urlParsed }),
  query: urlParsed.search,
  queryAll: urlParsed.searchAll,
})
