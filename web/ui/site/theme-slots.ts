import type { ReactNode } from 'react'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { type Slot, slot, type WithSlotData } from '#core/plugin/slot.ts'

/** Head of every page of a site. */
export interface ThemeHead {
  readonly title: string
  /** Address of the main page in the language of the page. */
  readonly home: string
  /** Logo of the owner, else the icon of the theme. */
  readonly logo: ReactNode
  readonly menu: ReactNode
  /** Links to other languages; `null` where there is one. */
  readonly languages: ReactNode
}

/** Hero, with which the main page begins. */
export interface ThemeHero {
  /** Kind of the facility and its town. */
  readonly place: string
  readonly heading: string
  /** First words of the facility about itself. */
  readonly lead: ReactNode
  /** Links to the first steps. */
  readonly ways: ReactNode
  /** Cover photo, else the drawing of the theme. */
  readonly picture: ReactNode
  /** Point of the cover photo that must stay in sight; `null` of a drawing. */
  readonly focus: FocalPoint | null
  /** Facts that parents ask for first. */
  readonly figures: ReactNode
}

/** Section of a page. */
export interface ThemeSection {
  /** Kind of the section: `gallery`. */
  readonly kind: string
  /** `null`: the page's title stands for it. */
  readonly heading: string | null
  readonly icon?: 'news' | 'gallery' | 'contest' | 'youtube' | undefined
  /** Link to the whole of what the section begins. */
  readonly more?: { readonly href: string; readonly label: string } | null | undefined
  /** On a ground of its own. */
  readonly band?: boolean | undefined
  readonly children: ReactNode
}

/** Foot of every page of a site. */
export interface ThemeFoot {
  readonly address: ReactNode
  /** Links to pages that the law demands; `null` without any. */
  readonly legal: ReactNode
  /** Links to the profile, to reports and to Kredka. */
  readonly links: ReactNode
}

const themeSlot = <Part>(name: string): Slot<Part & WithSlotData> => slot(name)

/**
 * Parts of sites that a theme may draw by markup of its own: the name of its fill is the key of the theme, `of` what the
 * part shows. Rendered on the server alone.
 */
export const themeHead = themeSlot<ThemeHead>('theme.head')
export const themeHero = themeSlot<ThemeHero>('theme.hero')
export const themeSection = themeSlot<ThemeSection>('theme.section')
export const themeFoot = themeSlot<ThemeFoot>('theme.foot')
