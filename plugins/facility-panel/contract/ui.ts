import type { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
import { slot, type WithSlotData } from '#core/plugin/slot.ts'
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
}

/** Data that all pages of the panel share. */
export interface PanelLayoutData extends LayoutData {
  readonly facility: PanelFacilityHead
  /** The user's facilities by name, the open one among them. */
  readonly facilities: readonly PanelFacilityHead[]
  /** The user's permissions on the open facility. */
  readonly permissions: readonly PermissionName[]
  /** Whether the facility has a package now. */
  readonly premium: boolean
}

/** Loads the data of the panel's layout; fails for users without permissions on the facility. */
export type LoadPanelLayout = UseCase<LayoutInput, PanelLayoutData, MissingJwt | InsufficientPermissions | FacilityNotFound>
export const LoadPanelLayout = token<LoadPanelLayout>('facility-panel/LoadPanelLayout')

/** Layout of a facility's panel: `/user_facility/{facility}`. */
export const panel = layout('panel', { path: '/user_facility', access: 'user', load: LoadPanelLayout })

/** Tabs of a facility's panel, to which other plugins add theirs. */
export const panelTabs = tabArea('panel')

/** Facility that lacks the package which a part of its panel needs. */
export interface LockedFacility extends WithSlotData {
  readonly id: string
}

/** Way to a package, in place of a page whose tab is `premium`; the name of its fill is `upgrade`. */
export const upgradeSlot = slot<LockedFacility>('facility-panel.upgrade')
