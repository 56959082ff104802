import type { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FacilitySubject } from '#core/facilities/slots.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
import { slot } from '#core/plugin/slot.ts'
import { tabArea } from '#core/plugin/tab-area.ts'

/** A facility in the panel's switcher. */
export interface PanelFacilityHead {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly status: FacilityStatus
  readonly shadow_status: 'pending' | 'rejected' | null
  readonly active: boolean
  /** True until the user opens the facility for the first time. */
  readonly is_new: boolean
}

/** Data that all pages of the panel share. */
export interface PanelLayoutData extends LayoutData {
  readonly facility: PanelFacilityHead
  /** The user's facilities by name, the open one among them. */
  readonly facilities: readonly PanelFacilityHead[]
  /** The user's permissions on the open facility. */
  readonly permissions: readonly PermissionName[]
  /** True while the facility has a package. */
  readonly premium: boolean
}

/** Loads the data of the panel's layout; fails for users without permissions on the facility. */
export type LoadPanelLayout = UseCase<LayoutInput, PanelLayoutData, MissingJwt | InsufficientPermissions | FacilityNotFound>
export const LoadPanelLayout = token<LoadPanelLayout>('facility-panel/LoadPanelLayout')

/** Help with the description on its page; `put` writes a text into the field, which the owner still has to save. */
export const descriptionToolsSlot = slot<FacilitySubject & { readonly put: (text: string) => void }>('panel.description')

/** Layout of a facility's panel: `/user_facility/{facility}`. */
export const panel = layout('panel', { path: '/user_facility', access: 'user', load: LoadPanelLayout })

/** Finds the facility that the user edits where the address names none; `null`: there is none. */
export type FindEditedFacility = UseCase<Readonly<Record<string, never>>, LayoutInput | null, MissingJwt>
export const FindEditedFacility = token<FindEditedFacility>('facility-panel/FindEditedFacility')

/** Layout of `/panel-wizytowki`: the pages of the panel for owners who came for their listing alone, with the facility in the query. */
export const listing = layout('listing', {
  path: '/panel-wizytowki',
  access: 'user',
  load: LoadPanelLayout,
  pagesOf: panel,
  login: 'listing_login',
  slim: true,
  query: { names: ['facility'], find: FindEditedFacility },
})

/** Steps of `/panel-wizytowki`, to which other plugins add theirs. */
export const listingSteps = tabArea('listing')

/** Returns the route name of a page of the panel in `/panel-wizytowki`. */
export const inListing = (name: string): string => `${name}_listing`

/** Declares a page of `/panel-wizytowki` from what the panel declares: `listingPage({ name, Page, queries, … }, 'galeria')`. */
export const listingPage = <const Entry extends { readonly name: string }>(entry: Entry, step: string) =>
  ({ ...entry, layout: listing, name: inListing(entry.name), route: `/panel-wizytowki/edycja/${step}` }) as const

/** Tabs of a facility's panel, to which other plugins add theirs: what parents see of it, what they ask and want, who runs it. */
export const panelTabs = tabArea('panel', [
  { name: 'today' },
  { name: 'listing', label: 'facility-panel.panel.group.listing' },
  { name: 'parents', label: 'facility-panel.panel.group.parents' },
  { name: 'settings', label: 'facility-panel.panel.group.settings' },
])
