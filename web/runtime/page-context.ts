import type { AccessRule } from '#core/access/access-rule.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { LayoutContributions } from './plugin-ui.ts'
import type { RequestContext } from './request-context.ts'

/** The part of Vike's page context that our code uses; the static renderer builds only this part. */
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
  /** Result of the page's data hook, a `PageData`. */
  readonly data?: unknown
  /** Set on error pages: see `errorPageOf`. */
  readonly is404?: boolean | null | undefined
  readonly abortStatusCode?: number | undefined
  readonly errorWhileRendering?: unknown
  /** Seconds after which to try again; Vike has them in the reason of an aborted page. */
  readonly retryAfter?: number | undefined
  readonly abortReason?: unknown
}

/** The settings of a page that its layout and head use. */
export interface PageSettings {
  readonly routes?: Readonly<Record<string, string>> | undefined
  readonly routeName?: string | undefined
  /** Access rule of the page. Default: anyone. */
  readonly access?: AccessRule | undefined
  /** A private page with an address in each language, in which it is shown. */
  readonly hasLanguages?: true | undefined
  /** Name of the area's layout, and of the token of its loader. */
  readonly layoutName?: string | undefined
  readonly layoutLoader?: string | undefined
  /** Parameters that the pages of the layout take from the query, and the name of the token that finds missing ones. */
  readonly layoutQuery?: readonly string[] | undefined
  readonly layoutFinder?: string | undefined
  /** Route name of the sign-in page of the layout. */
  readonly layoutLogin?: string | undefined
  /** The layout has no navigation of the site. */
  readonly layoutSlim?: true | undefined
  /** The page loads no script. */
  readonly still?: true | undefined
  readonly titleKey?: MessageKey | undefined
  readonly descriptionKey?: MessageKey | undefined
  readonly background?: 'grey' | 'white' | undefined
  readonly backLink?: boolean | undefined
  /** The page has an image for social networks. */
  readonly hasSocialImage?: boolean | undefined
  /** Contributions of plugins to the layouts; the same for all pages. */
  readonly contributions?: LayoutContributions | undefined
}
