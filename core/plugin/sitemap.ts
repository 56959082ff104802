import { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Entry of the sitemap: a path without language prefix, and the day of its last change (ISO date). */
export interface SitemapEntry {
  readonly path: string
  readonly changed: string | null
}

/** A plugin's public pages, in slices: `after` is the last key of the previous slice, `null` at the start. */
export interface SitemapPages {
  slice(after: string | null, limit: number): Effect.Effect<{ readonly entries: readonly SitemapEntry[]; readonly last: string | null }>
}

export type SitemapToken = Token<SitemapPages>

/** Sitemap entries of fixed paths. */
export const staticPages = (...paths: readonly string[]): SitemapPages => ({
  slice: (after) => Effect.succeed({ entries: after === null ? paths.map((path) => ({ path, changed: null })) : [], last: null }),
})
