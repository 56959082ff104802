import type { ComponentType } from 'react'
import type { AccessRule } from '#core/access/access-rule.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { Layout, StillLayout } from '#core/plugin/layout.ts'
import type { Slot } from '#core/plugin/slot.ts'
import type { TabArea } from '#core/plugin/tab-area.ts'
import type { IslandName } from './islands/island-name.ts'

/**
 * One page as a plugin lists it in `web/pages.ts`. `Page`, `data`, `action`, `match` and `socialImage` are Vike
 * pointers: the code is not loaded there.
 */
export interface PageEntry {
  /** The layout of public pages, or the token of a layout of a plugin. */
  readonly layout: 'public' | Layout | StillLayout
  /** The specification's route name, by which `href()` finds the address. */
  readonly name?: string
  /** `/placowka/@slug`. */
  readonly route: string
  /** A Vike route function, for a page whose pattern alone would match too many addresses. */
  readonly match?: unknown
  /** Access rule of the page. Default: that of its layout, else anyone. */
  readonly access?: AccessRule
  /** A private page that is in the language of its address; others have one address and the language of the account. */
  readonly hasLanguages?: true
  readonly Page: unknown
  readonly data?: unknown
  /** Pointer to the `PageQueries` of a page in mode `app`: the routes that it reads. */
  readonly queries?: unknown
  /** Pointer to the `pageAction` that handles forms posted to the page's own address. */
  readonly action?: unknown
  /** Pointer to the `SocialImage` that is rendered from the page's data. */
  readonly socialImage?: unknown
  /** Title and description; `head.values` of the page data fills their placeholders. */
  readonly title: MessageKey
  readonly description?: MessageKey
  readonly background?: 'grey' | 'white'
  /** Only the logo and the tools of the layout stand above a public page, not the navigation of the site. Default: that of its layout. */
  readonly slim?: true
  /** A link above the page leads back to the last list among its breadcrumbs. */
  readonly backLink?: boolean
  /** Key prefixes of the messages that the page needs in the browser, for layouts in mode `app`. */
  readonly messages?: readonly string[]
  /** Fills that the page loads besides those of its layout. */
  readonly fills?: FillPages
}

type NoOtherMembers<Entry> = Entry & Readonly<Record<Exclude<keyof Entry, keyof PageEntry>, never>>

/** Lists a plugin's pages; a member that `PageEntry` does not have is a compile error. */
export const definePages = <const Pages extends readonly PageEntry[]>(
  pages: { readonly [At in keyof Pages]: NoOtherMembers<Pages[At]> },
): Pages => pages as unknown as Pages

/**
 * Component of a layout, a Vike pointer, as the plugin that owns it lists it in `web/layouts.ts`; pages of an area are
 * rendered in mode `app`, those of a layout without scripts in mode `html`.
 */
export interface LayoutEntry {
  readonly layout: Layout | StillLayout
  readonly Layout: unknown
  /** Script that hydrates its pages, in place of Vike's: see `documents` (web/pages/rendering-modes.ts). */
  readonly script?: `/plugins/${string}`
  /** Key prefixes of the messages that the layout, and what plugins add to it, need in the browser. */
  readonly messages?: readonly string[]
  /** Fills that its pages load. */
  readonly fills?: FillPages
}

/** Lists a plugin's layouts. */
export const defineLayouts = (layouts: readonly LayoutEntry[]): readonly LayoutEntry[] => layouts

/** Props of a slot fill: the slot's subject and the slot data that the plugin's `query` returned for it. */
export interface FillProps<Subject, Part> {
  readonly of: Subject
  readonly data: Part
}

/** One component in a slot of another plugin's page; left out when the subject has no slot data of this name. */
export interface Fill {
  readonly slot: string
  readonly name: string
  readonly Component: ComponentType<{ of: never; data: never }>
}

/** Declares a slot fill: `fill(facilityProfileSlot, 'opinions', OpinionsSummary)`; `name` is the name of the slot data in `plugin.ts`. */
export const fill = <Subject, Part>(
  { slot }: Slot<Subject>,
  name: string,
  Component: ComponentType<FillProps<NoInfer<Subject>, Part>>,
): Fill => ({
  slot,
  name,
  Component: Component as Fill['Component'],
})

/** The groups of links in the footer. */
export type FooterGroup = 'service' | 'users'

/** Footer link with its translated label. */
export interface FooterLink {
  readonly href: string
  readonly label: string
}

/** Footer links by group. */
export type FooterLinks = Readonly<Record<FooterGroup, readonly FooterLink[]>>

/**
 * A link in the layout: `to` is a route name or a path. Links to routes that no installed plugin
 * has are left out.
 */
export interface FrameLink {
  readonly to: string
  readonly params?: Readonly<Record<string, string>>
  readonly label: MessageKey
}

/** A page as a tab of an area; left out when no installed plugin has the page. */
export interface Tab {
  readonly area: TabArea
  /** Name of the group of the area that shows it; missing in areas without groups. */
  readonly group?: string
  /** The route's name; a facility's tab has the facility's id as `@facility` in its route. */
  readonly route: string
  readonly label: MessageKey
  /** Permissions that the user must all have on the facility; in the account area, on any one facility. */
  readonly permissions?: readonly FacilityPermission[]
  /** The facility needs the premium package; the tab shows this. */
  readonly premium?: true
  /**
   * The overview counter shown on the tab, or several added up: `user_questions.new_messages`, or one by facility,
   * `opinions.new_opinions_by_facility`.
   */
  readonly badge?: string | readonly string[]
  /** Route names of further pages that belong to it, besides those below its own address. */
  readonly pages?: readonly string[]
  /** Route name of a tab in whose place it stands for users who may see both. */
  readonly replaces?: string
  /** A tab of the account area that only those see who have something there: the plugin says who, by `conditionalTab`. */
  readonly conditional?: true
  /** Route name of the tab that it follows. Default: the order of the plugin list. */
  readonly after?: string
}

/** Tab of an area whose groups are known: it names one of them, or none where the area has none. */
type TabOf<Group extends string> = Omit<Tab, 'area' | 'group'> & { readonly area: TabArea<Group> } & ([Group] extends [never]
    ? { readonly group?: never }
    : { readonly group: NoInfer<Group> })

/** Declares a tab: `tab({ area: accountTabs, route: 'user_sessions', label: 'accounts.tabs.sessions', after: 'user' })`. */
export const tab = <Group extends string>(tab: TabOf<Group>): Tab => tab

/** Addresses that the sign-in dialog links to, in the language of the page. */
export interface LoginLinks {
  readonly login?: string | undefined
  readonly reminder?: string | undefined
  readonly register?: string | undefined
}

/** Components of a plugin in slots of other pages, by the pages that load them. */
export interface FillsByPages {
  /** All pages; only on the server, which renders their navigation bar. */
  readonly all?: readonly Fill[]
  /** All public pages. */
  readonly public?: readonly Fill[]
  readonly home?: readonly Fill[]
  /** Profile of a facility. */
  readonly profile?: readonly Fill[]
  /** Panel of a facility; the browser loads them too, so components are lazy. */
  readonly panel?: readonly Fill[]
  /** Open conversations; the browser loads them too, so components are lazy. */
  readonly conversation?: readonly Fill[]
  /** Sections of the web site of a facility. */
  readonly site?: readonly Fill[]
  /** Support's desk; the browser loads them too, so components are lazy. */
  readonly desk?: readonly Fill[]
}

/** Pages that load the same fills. */
export type FillPages = keyof FillsByPages

/**
 * Contributions of a plugin to layouts and to pages of other plugins, as it lists it in `web/slot-fills.ts`; components are
 * Vike pointers.
 */
export interface PluginFills extends FillsByPages {
  readonly footer?: Partial<Readonly<Record<FooterGroup, readonly FrameLink[]>>>
  readonly tabs?: readonly Tab[]
  /**
   * Content of the sign-in dialog on static pages: an island with the props `LoginLinks`, rendered when the dialog
   * opens. Only one plugin may have it.
   */
  readonly loginDialog?: IslandName
  /**
   * Card of the signed-in user: an island with the props `UserCardProps` (web/ui/layouts/user-card-props.ts), rendered
   * when its dialog opens. Only one plugin may have it.
   */
  readonly userCard?: IslandName
}

/** Lists what a plugin adds to layouts and to pages of other plugins. */
export const defineFills = (fills: PluginFills): PluginFills => fills

/** Contributions of all plugins to the layouts, without components. */
export interface LayoutContributions {
  readonly footer: Readonly<Record<FooterGroup, readonly FrameLink[]>>
  readonly tabs: readonly Tab[]
  readonly loginDialog?: IslandName | undefined
  readonly userCard?: IslandName | undefined
}

/** Contributions where no plugin adds something. */
export const noContributions: LayoutContributions = { footer: { service: [], users: [] }, tabs: [] }
