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
