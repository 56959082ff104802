import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { SectionKey } from '../contract/sections.ts'
import type { PanelFacility, PanelSettings, SectionVersion } from './panel-facility.ts'

/** A facility in the panel's switcher. */
export type FacilityHead = Pick<PanelFacility, 'id' | 'slug' | 'name' | 'city' | 'status' | 'shadow_status' | 'active'>

/** Repository of what the panel adds to facilities: versions of sections and settings. */
export interface PanelFacilities {
  /** Returns a facility that exists, closed ones included; `null` for a deleted or merged one. */
  byId(id: string): Effect.Effect<PanelFacility | null>
  heads(ids: readonly string[]): Effect.Effect<readonly FacilityHead[]>
  /** Raises the version of a section in the transaction that has locked the facility; returns it. */
  raiseVersion(facilityId: string, section: SectionKey, by: Omit<SectionVersion, 'version'>): Effect.Effect<number>
  /** Notes which facility an account has opened last. */
  noteOpened(accountId: string, facilityId: string): Effect.Effect<void>
  /** Returns the id of that facility; `null`: none. */
  lastOpened(accountId: string): Effect.Effect<string | null>
  saveSettings(facilityId: string, settings: Partial<PanelSettings>): Effect.Effect<void>
}
export const PanelFacilities = token<PanelFacilities>('facility-panel/PanelFacilities')
