import { createContext, useContext, type ReactElement } from 'react'
import type { House } from './data/house.ts'
import type { Href } from './data/href.ts'

/** What the frame knows about the page being shown. */
export interface Here {
  readonly house: House
  readonly href: Href
  /** The page's route name, if it has one. */
  readonly name: string | undefined
  /** Renders apart from the page, with ids of its own; absent where the page is hydrated whole. */
  readonly renderApart?: (element: ReactElement, idPrefix: string) => string
  /** A fresh number for ids, counted within the page. */
  readonly count: () => number
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
