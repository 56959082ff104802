/** One step of the way to a page; the last has no address. */
export interface Crumb {
  readonly label: string
  readonly href?: string | undefined
}

/** What a page says about itself to search engines, tabs and the breadcrumbs, beside its title and description keys. */
export interface PageHead {
  /** Fill the placeholders of the title's and description's messages. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Finished texts, where a message key does not do. */
  readonly title?: string
  readonly description?: string
  /** The Polish path that is the canonical one; the page's own path without its query unless told. */
  readonly canonical?: `/${string}`
  /** Filtered and thin pages: `noindex,follow`. */
  readonly noindex?: boolean
  /** The way here after the home page, which the frame puts first. */
  readonly crumbs?: readonly Crumb[]
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  /** The page has a new address: answered 301. */
  readonly moved?: string
  /**
   * What the page is about (`core/kernel/page-tags.ts`): it is kept until one of these is purged, under its canonical address alone, and never
   * past the end of the day. None: about nothing that changes. Absent: it is made for each request.
   */
  readonly tags?: readonly string[]
  /** When it stops being true earlier than the day. */
  readonly freshUntil?: Date
}

/** The Polish path that is the canonical one. */
export const canonicalOf = (path: string, { canonical }: PageHead): string => canonical ?? path.replace(/\?.*/s, '')
