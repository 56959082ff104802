import { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** One line of the sitemap: a path without language prefix, and the day its content last changed (ISO date). */
export interface SitemapEntry {
  readonly path: string
  readonly changed: string | null
}

/** A plugin's public addresses, in slices: `after` is the last key of the slice before, `null` at the start. */
export interface SitemapPages {
  slice(after: string | null, limit: number): Effect.Effect<{ readonly entries: readonly SitemapEntry[]; readonly last: string | null }>
}

export type SitemapToken = Token<SitemapPages>

/** Addresses of pages that are always there. */
export const staticPages = (...paths: readonly string[]): SitemapPages => ({
  slice: (after) => Effect.succeed({ entries: after === null ? paths.map((path) => ({ path, changed: null })) : [], last: null }),
})
