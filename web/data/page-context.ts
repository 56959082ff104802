import type { AccessRule } from '#core/access/doors.ts'
import type { RequestContext } from './house.ts'

/** What of a page's context our own code looks at: Vike's has more, that of a page drawn for reading has no more. */
export interface PageContext {
  readonly context: RequestContext
  readonly config: PageSettings
  /** The `@` parts of the route. */
  readonly routeParams: Readonly<Record<string, string>>
  readonly urlParsed: {
    /** The query, each key with its last value. */
    readonly search: Readonly<Record<string, string>>
    /** The query, each key with all its values. */
    readonly searchAll: Readonly<Record<string, readonly string[]>>
  }
  /** What the page's data hook found, as `PageData`. */
  readonly data?: unknown
  /** Set where something went wrong: see `errorTold`. */
  readonly is404?: boolean | null | undefined
  readonly abortStatusCode?: number | undefined
  readonly errorWhileRendering?: unknown
}

/** The settings of a page that its frame and head read. */
export interface PageSettings {
  readonly routes?: Readonly<Record<string, string>> | undefined
  readonly routeName?: string | undefined
  /** Who may see it; anyone unless told. */
  readonly access?: AccessRule | undefined
  readonly titleKey?: string | undefined
  readonly descriptionKey?: string | undefined
  readonly background?: 'grey' | 'white' | undefined
  readonly backLink?: 'map' | 'list' | undefined
  /** It has a picture for networks that show its address. */
  readonly hasSocialImage?: boolean | undefined
}
