import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** File of the store that an address shows. */
export interface ServedFile {
  readonly key: string
  readonly mime: string
  /**
   * `forever`: the content of the address never changes; `revalidate`: the browser may keep it, but asks each time
   * whether it may show it; `never`: no cache may keep it.
   */
  readonly cache: 'forever' | 'revalidate' | 'never'
  /** Name of a file that browsers save and never show as a page; `null`: an image of the product's own encoding. */
  readonly download: string | null
}

/** Request for a file: path below the plugin's, not decoded, and the parameters of the query. */
export interface FileRequest {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
}

/** Finds the file of an address; `null` for one that does not exist, or that the request may not know about. */
export type FindServedFile = (request: FileRequest) => Effect.Effect<ServedFile | null>

/** Files of a plugin in the store, served below a path: `/pliki`. */
export interface ServedFiles {
  readonly path: `/${string}`
  readonly find: Token<FindServedFile>
}
