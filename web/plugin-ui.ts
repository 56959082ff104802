import type { ComponentType } from 'react'
import type { AccessRule } from '#core/access/doors.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import type { IslandName } from './islands/HollowIsland.tsx'
import type { SlotName, Slots } from './slots.ts'

/** The frames a page can sit in. */
export type LayoutName = 'public' | 'account'

/** One page as a plugin lists it in `web/pages.ts`; `Page`, `data` and `match` are pointers, never run there. */
export interface PageEntry {
  readonly layout: LayoutName
  /** The specification's route name, by which `href()` finds the address. */
  readonly name?: string
  /** `/placowka/@slug`. */
  readonly route: string
  /** A Vike route function, where the pattern alone would claim too much. */
  readonly match?: unknown
  /** Who may see it; anyone unless told. */
  readonly access?: AccessRule
  readonly Page: unknown
  readonly data?: unknown
  /** What is done with a form posted to the page's own address: a pointer to a `pageAction`. */
  readonly action?: unknown
  /** A pointer to a `Picture` of what the data hook finds. */
  readonly socialImage?: unknown
  /** Message keys; the data's `head.values` fill their placeholders. */
  readonly title: string
  readonly description?: string
  readonly background?: 'grey' | 'white'
  /** Where the bar's back button leads: to the map, or to the list that the way here names last. None unless told. */
  readonly backLink?: 'map' | 'list'
  /** Key prefixes that the page speaks in the browser, for shells that wake whole. */
  readonly messages?: readonly string[]
}

type NoOtherMembers<Entry> = Entry & Readonly<Record<Exclude<keyof Entry, keyof PageEntry>, never>>

/** Lists a plugin's pages; a member that `PageEntry` does not have is a compile error. */
export const definePages = <const Pages extends readonly PageEntry[]>(
  pages: { readonly [At in keyof Pages]: NoOtherMembers<Pages[At]> },
): Pages => pages as unknown as Pages

/** What a filling gets: the slot's subject and the part the plugin's `reads` found for it. */
export interface FillProps<Name extends SlotName, Part> {
  readonly of: Slots[Name]
  readonly data: Part
}

/** One filling of a place in somebody else's page; left out where the subject has no part of this name. */
export interface Fill {
  readonly slot: SlotName
  readonly name: string
  readonly Component: ComponentType<{ of: never; data: never }>
}

/** Fills a place: `fill('facility.profile', 'opinions', OpinionsSummary)`; the name is that of the part in `plugin.ts`. */
export const fill = <Name extends SlotName, Part>(slot: Name, name: string, Component: ComponentType<FillProps<Name, Part>>): Fill => ({
  slot,
  name,
  Component: Component as Fill['Component'],
})

/** Where a plugin's link stands in the footer. */
export type FooterGroup = 'service' | 'users'

/** A link in the frame: `to` is a route name or a path, `label` a message key. A name no page bears is left out. */
export interface FrameLink {
  readonly to: string
  readonly params?: Readonly<Record<string, string>>
  readonly label: string
}

/** Where tabs stand: those of the account area, and those of a facility in the card of the one who has signed in. */
export const tabAreas = ['account', 'user-card'] as const

export type TabArea = (typeof tabAreas)[number]

/** A page as a tab of an area; left out while no page bears its name. */
export interface Tab {
  readonly area: TabArea
  /** The route's name; a facility's tab has the facility's id as `@facility` in its route. */
  readonly route: string
  /** Message key. */
  readonly label: string
  /** Permissions that must all be held on the facility; in the account area, on any. */
  readonly permissions?: readonly FacilityPermission[]
  /** A facility needs the premium package for it; the tab says so. */
  readonly premium?: true
  /** The counter of the overview whose number it bears: `user_questions.new_messages`, or one by facility, `opinions.new_opinions_by_facility`. */
  readonly badge?: string
  /** The route name of the tab that it stands behind; otherwise tabs stand in the order of the list of plugins. */
  readonly after?: string
}

/** Declares a tab: `tab({ area: 'account', at: 'user_sessions', label: 'accounts.tabs.sessions', after: 'user' })`. */
export const tab = (tab: Tab): Tab => tab

/** Addresses that the dialog to sign in leads on to, in the language of the page. */
export interface LoginWays {
  readonly login?: string | undefined
  readonly reminder?: string | undefined
  readonly register?: string | undefined
}

/** What a plugin puts into other people's pages. */
export interface PluginUi {
  readonly fills?: readonly Fill[]
  readonly footer?: Partial<Readonly<Record<FooterGroup, readonly FrameLink[]>>>
  readonly tabs?: readonly Tab[]
  /** It tells what is new over the main channel (decisions §17). */
  readonly overview?: true
  /** What the dialog to sign in holds, on pages for reading: an island that ends with `signIn` of web/session. One plugin has it. It is drawn when the dialog opens, with `LoginWays`. */
  readonly loginDialog?: IslandName
}

/** Declares a plugin's half of the interface. */
export const defineUi = (ui: PluginUi): PluginUi => ui
