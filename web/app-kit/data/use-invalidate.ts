import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReadRoute } from './read-route.ts'

/** Marks all answers of routes as out of date, and fetches those on screen again; resolves when they have arrived. */
export const invalidate = (client: QueryClient, routes: readonly ReadRoute[]): Promise<unknown> =>
  Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: [`${route}`] })))

/** Returns the function that fetches the answers of routes again, after a change that no mutation made. */
export const useInvalidate = (): ((...routes: readonly ReadRoute[]) => Promise<unknown>) => {
  const client = useQueryClient()
  return (...routes) => invalidate(client, routes)
}

/** Returns the function that drops the answers of routes: who shows them next waits for new ones. */
export const useForgetAnswers = (): ((...routes: readonly ReadRoute[]) => void) => {
  const client = useQueryClient()
  return (...routes) => {
    for (const route of routes) client.removeQueries({ queryKey: [`${route}`] })
  }
}
