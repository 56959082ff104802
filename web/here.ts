import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Messages } from '#core/ports/translator.ts'
import type { PageEnvironment } from './data/house.ts'
import type { Href } from './data/href.ts'
import type { FormPost } from './data/posted.ts'
import type { ShownTab } from './data/tabs.ts'
import type { ErrorPage } from './head/error-told.ts'
import type { Crumb } from './head/page-head.ts'
import type { TabArea } from './plugin-ui.ts'
import type { FooterLinks } from './shells/footer-links.ts'

/** What the frame knows about the page being shown. */
export interface PageFrame {
  readonly context: PageEnvironment
  readonly href: Href
  /** What stands above every page, bar and card of the one who has signed in; the same HTML with islands whether or not the page wakes whole. */
  readonly top: () => ReactNode
  /** The tabs of an area, whoever may see them. */
  readonly tabs: (area: TabArea) => readonly ShownTab[]
  /** Where the bar's back button leads, where the page has one. */
  readonly backLink?: 'map' | 'list' | undefined
  /** Made when the footer is drawn, which is not for every page. */
  readonly footer: () => FooterLinks
  /** The page's route name, if it has one. */
  readonly name: string | undefined
  /** The page's canonical Polish path; `/` where something went wrong. */
  readonly path: string
  /** The way here after the home page. */
  readonly crumbs: readonly Crumb[]
  /** The `@` parts of the page's route. */
  readonly params: Readonly<Record<string, string>>
  /** What the page's data hook found; pages read it by `usePageData`. */
  readonly data: unknown
  /** The colour beneath the page's cards, where the page has told one. */
  readonly background?: 'grey' | 'white' | undefined
  /** The form that brought one here, on a page that was posted to and is shown again. */
  readonly posted?: FormPost | undefined
  /** What went wrong, on the page that says so. */
  readonly error?: ErrorPage | undefined
  /** Absent where the page is hydrated whole. */
  readonly isolated?: IsolatedRender
}

/** How a page that stays on the server renders what stands on its own in it: islands and fillings. */
export interface IsolatedRender {
  /** Renders apart from the page, with ids of its own. */
  readonly render: (element: ReactElement, idPrefix: string) => string
  /** A fresh number for ids, counted within the page. */
  readonly count: () => number
  /** The messages under some prefixes. */
  readonly pick: (prefixes: readonly string[]) => Messages
}

export const PageFrameContext = createContext<PageFrame | undefined>(undefined)

/** The page's surroundings; outside the frame it throws. */
export const usePage = (): PageFrame => {
  const page = useContext(PageFrameContext)
  if (!page) throw new Error('useHere() outside a shell')
  return page
}

/** The one way to make links: `const href = useHref()`. */
export const useHref = (): Href => usePage().href
