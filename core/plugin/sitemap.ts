import { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Entry of the sitemap: a path without language prefix, and the day of its last change (ISO date). */
export interface SitemapEntry {
  readonly path: string
  readonly changed: string | null
}

/** A plugin's public pages in a fixed order. */
export interface SitemapPages {
  count(): Effect.Effect<number>
  slice(offset: number, limit: number): Effect.Effect<readonly SitemapEntry[]>
}

export type SitemapToken = Token<SitemapPages>

/** Sitemap entries of fixed paths. */
export const staticPages = (...paths: readonly string[]): SitemapPages => ({
  count: () => Effect.succeed(paths.length),
  slice: (offset, limit) => Effect.succeed(paths.slice(offset, offset + limit).map((path) => ({ path, changed: null }))),
})

/** Sitemap of pages whose paths are read for each request, and of others after them. */
export const pagesBefore = (paths: Effect.Effect<readonly string[]>, others: SitemapPages): SitemapPages => ({
  count: () => Effect.map(Effect.all([paths, others.count()]), ([first, count]) => first.length + count),
  slice: Effect.fn('sitemap.slice')(function* (offset, limit) {
    const first = yield* paths
    const shown = first.slice(offset, offset + limit).map((path) => ({ path, changed: null }))
    const rest = limit - shown.length
    return rest === 0 ? shown : [...shown, ...(yield* others.slice(Math.max(0, offset - first.length), rest))]
  }),
})
