import type { CallArguments } from '#web/runtime/api.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import type { ReadRoute } from './read-route.ts'

/** Route and input that a page reads before it is rendered. */
export interface PageQuery {
  readonly route: string
  readonly input: Readonly<Record<string, unknown>>
  /** The page exists without what it reads: what is not found is `null`. */
  readonly optional?: true
}

/** Declares what a page reads: `export const queries: PageQueries = () => [query(accountsApi.listSessions)]`. Runs on the server only. */
export type PageQueries = (page: PageRequest) => readonly PageQuery[]

/** Pairs a route with its input. */
export const query = <R extends ReadRoute>(route: R, ...[input]: CallArguments<R>): PageQuery => ({
  route: `${route}`,
  input: { ...input },
})

/** Pairs a route with its input, for something that may be missing: the page then reads `null` by `useQueryIfFound`. */
export const queryIfFound = <R extends ReadRoute>(route: R, ...args: CallArguments<R>): PageQuery => ({
  ...query(route, ...args),
  optional: true,
})

/** Returns the id of the user for whom a private page is rendered. */
export const userIdOf = ({ context }: PageRequest): string => context.user?.id ?? ''
