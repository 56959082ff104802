import type { PageContext } from './page-context.ts'

/** Returns the parameters of a page: the `@` parts of its route, and those that its layout takes from the query. */
export const pageParams = ({
  config: { layoutQuery = [] },
  routeParams,
  urlParsed,
}: Pick<PageContext, 'config' | 'routeParams' | 'urlParsed'>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(urlParsed?.search ?? {}).filter(([name]) => layoutQuery.includes(name))),
  ...routeParams,
})
