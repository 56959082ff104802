import type { Language } from '#core/kernel/language.ts'
import { withoutQuery } from './href.ts'

/** One breadcrumb; the last one has no address. */
export interface Crumb {
  readonly label: string
  readonly href?: string | undefined
}

/** Web site of a facility, to which a page belongs in place of the directory. */
export interface SiteHead {
  /** Address of the page; `null` for one that does not exist. */
  readonly url: string | null
  /** Addresses of the page in its languages, if it has several. */
  readonly languages: readonly { readonly language: Language; readonly url: string }[]
  readonly name: string
  /**
   * Addresses of the icon and style sheet of its theme, and of the style sheet of its own colours; the colours of its head
   * in light and dark, and whether its texts are not in Onest.
   */
  readonly theme: {
    readonly icon: string
    readonly stylesheet: string
    readonly ownColours: string | null
    readonly light: string
    readonly dark: string
    readonly ownTypeface: boolean
  } | null
  /** Address of the picture for social networks. */
  readonly image: string | null
}

/** Feed of the page's content, which readers of feeds find in the head. */
export interface PageFeed {
  readonly type: 'application/rss+xml' | 'application/atom+xml'
  readonly title: string
  /** Path, in every language the same. */
  readonly href: string
}

/** Moments of an article, ISO 8601, and its author, for the previews of social networks. */
export interface PageArticle {
  readonly published: string
  readonly modified: string
  readonly author?: string
}

/** Metadata of a page for search engines, browser tab, breadcrumbs and page cache, in addition to its title and description keys. */
export interface PageHead {
  /** Values of the placeholders in the title and description messages. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Final texts, for pages where a message key is not enough. */
  readonly title?: string
  readonly description?: string
  /** Canonical Polish path. Default: the page's own path without query. */
  readonly canonical?: `/${string}`
  /** Filtered and thin pages: `noindex,follow`. */
  readonly noindex?: boolean
  /** Status of the response. Default: 200; such a page is not cached. */
  readonly status?: 404 | 503
  /** The site to which the page belongs; its title names no other. */
  readonly site?: SiteHead
  /** Breadcrumbs after the home page, which the layout adds. */
  readonly crumbs?: readonly Crumb[]
  readonly feeds?: readonly PageFeed[]
  /** The page is an article, and no page of the site as such. */
  readonly article?: PageArticle
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  /** New address of the page; answered with status 301. */
  readonly permanentRedirect?: string
  /** Address of another page that has what is sought; answered with status 303. */
  readonly seeOther?: string
  /**
   * Cache tags (`core/kernel/page-tags.ts`): the page is cached by its canonical address until one of these is
   * invalidated, at most until the end of the day. Empty: it depends on nothing that changes. Absent: it is rendered
   * for each request.
   */
  readonly tags?: readonly string[]
  /** When the cached page expires, if earlier than the end of the day. */
  readonly freshUntil?: Date
}

/** Returns the canonical Polish path of a page. */
export const canonicalOf = (path: string, { canonical }: PageHead): string => canonical ?? withoutQuery(path)
