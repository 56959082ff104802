import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { TabArea } from '#core/plugin/tab-area.ts'
import type { Messages } from '#core/ports/translator.ts'
import type { FooterLinks } from '#web/runtime/plugin-ui.ts'
import type { ErrorPage } from './error-page.ts'
import type { FormPost } from './form-post.ts'
import type { Href } from './href.ts'
import type { IslandName } from './islands/island-name.ts'
import type { LoadedFills } from './loaded-fills.ts'
import type { Crumb } from './page-head.ts'
import type { PageEnvironment } from './request-context.ts'
import type { ResolvedTab } from './tabs.ts'

/** The page being shown, as components see it. */
export interface CurrentPage {
  readonly context: PageEnvironment
  readonly href: Href
  /** Renders the top of every page: the navigation bar. The same HTML with islands in both rendering modes. */
  readonly renderTop: () => ReactNode
  /** The page has no navigation of the site, at its top and in its footer. */
  readonly slim?: true | undefined
  /** The tabs of an area, regardless of permissions. */
  readonly tabs: (area: TabArea) => readonly ResolvedTab[]
  /** A link above the page leads back to the last list among its breadcrumbs. */
  readonly backLink?: boolean | undefined
  /** Builds the footer links; called only by pages with a footer. */
  readonly footer: () => FooterLinks
  /** Contributions of plugins to the slots of the page. */
  readonly fills: LoadedFills
  /** Content of the sign-in dialog and card of the signed-in user, where a plugin has them; only on the server. */
  readonly loginDialog?: IslandName | undefined
  readonly userCard?: IslandName | undefined
  /** The page's route name, if it has one. */
  readonly name: string | undefined
  /** The page's canonical Polish path; `/` on an error page. */
  readonly path: string
  /** Breadcrumbs after the home page. */
  readonly crumbs: readonly Crumb[]
  /** The `@` parts of the page's route. */
  readonly params: Readonly<Record<string, string>>
  /** Result of the page's data hook; pages read it by `usePageData`. */
  readonly data: unknown
  /** The background colour that the page chose, if any. */
  readonly background?: 'grey' | 'white' | undefined
  /** The rejected form, when the page is shown again after a form post. */
  readonly posted?: FormPost | undefined
  /** The error that an error page shows. */
  readonly error?: ErrorPage | undefined
  /** Absent when the page is hydrated as a whole. */
  readonly isolated?: IsolatedRender
}

/** HTML that many pages repeat. */
export interface RepeatedHtml {
  readonly html: string
}

/** Renders islands and slot fills of a static page as separate React roots. */
export interface IsolatedRender {
  /** Renders an element as a separate root with its own id prefix. */
  readonly render: (element: ReactElement, idPrefix: string) => string
  /** Returns the next number for ids, unique within the page. */
  readonly count: () => number
  /** Returns what stands in the page for HTML that many pages repeat: a mark for its bytes, or the HTML itself. */
  readonly place: (html: RepeatedHtml) => string
  /** Ids of the drawings that the page uses (web/ui/primitives/SharedDrawings.tsx). */
  readonly drawings: Set<string>
  /** Returns the messages with the given key prefixes. */
  readonly pick: (prefixes: readonly string[]) => Messages
}

export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

/** Returns the current page. Throws outside a page provider. */
export const usePage = (): CurrentPage => {
  const page = useContext(CurrentPageContext)
  if (!page) throw new Error('usePage() outside a page provider')
  return page
}

/** Returns the link builder of the page, the only way to make links: `const href = useHref()`. */
export const useHref = (): Href => usePage().href
