import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Messages } from '#core/ports/translator.ts'
import type { Surroundings } from './data/house.ts'
import type { Href } from './data/href.ts'
import type { Posted } from './data/posted.ts'
import type { ShownTab } from './data/tabs.ts'
import type { ErrorTold } from './head/error-told.ts'
import type { Crumb } from './head/page-head.ts'
import type { TabArea } from './plugin-ui.ts'
import type { FooterLinks } from './shells/footer-links.ts'

/** What the frame knows about the page being shown. */
export interface Here {
  readonly house: Surroundings
  readonly href: Href
  /** What stands above every page, bar and card of the one who has signed in; the same HTML with islands whether or not the page wakes whole. */
  readonly top: () => ReactNode
  /** The tabs of an area, whoever may see them. */
  readonly tabs: (area: TabArea) => readonly ShownTab[]
  /** Where the bar's back button leads, where the page has one. */
  readonly back?: 'map' | 'list' | undefined
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
  readonly ground?: 'grey' | 'white' | undefined
  /** The form that brought one here, on a page that was posted to and is shown again. */
  readonly posted?: Posted | undefined
  /** What went wrong, on the page that says so. */
  readonly error?: ErrorTold | undefined
  /** Absent where the page is hydrated whole. */
  readonly apart?: Apart
}

/** How a page that stays on the server renders what stands on its own in it: islands and fillings. */
export interface Apart {
  /** Renders apart from the page, with ids of its own. */
  readonly render: (element: ReactElement, idPrefix: string) => string
  /** A fresh number for ids, counted within the page. */
  readonly count: () => number
  /** The messages under some prefixes. */
  readonly pick: (prefixes: readonly string[]) => Messages
}

export const HereContext = createContext<Here | undefined>(undefined)

/** The page's surroundings; outside the frame it throws. */
export const useHere = (): Here => {
  const here = useContext(HereContext)
  if (!here) throw new Error('useHere() outside a shell')
  return here
}

/** The one way to make links: `const href = useHref()`. */
export const useHref = (): Href => useHere().href
