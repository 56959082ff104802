import { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { EmployeeView } from '../contract/employee.ts'
import type { EmployeePhoto } from '../contract/employee-photo.ts'
import type { SectionKey } from '../contract/sections.ts'
import type { PanelFacility, PanelSettings, SectionVersion } from './panel-facility.ts'
import type { Shadow } from './shadow.ts'

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

/** Employee with the place in the order of the facility. */
export interface StoredEmployee extends EmployeeView {
  readonly sort: number
}

const toView = ({ sort: _, ...employee }: StoredEmployee): EmployeeView => employee

/** Creates the plain part of the repository of staff. */
export const employeesOf = (staff: TableStore<StoredEmployee>) => ({
  /** Returns the staff of a facility in its order. */
  of: (facility_id: string) =>
    Effect.map(staff.find({ facility_id }, { orderBy: { sort: 'asc', id: 'asc' } }), (found) => found.map(toView)),
  byId: (id: string) => Effect.map(staff.byId(id), (found) => found && toView(found)),
  setPhoto: (id: string, photo: EmployeePhoto | null) => Effect.asVoid(staff.update({ id }, { photo })),
  remove: (id: string) => Effect.asVoid(staff.remove({ id })),
})

/** Repository of the staff of facilities. */
export interface Employees extends ReturnType<typeof employeesOf> {
  /** Adds an employee as the last one, or changes one; the photo has a method of its own. */
  save(employee: EmployeeView): Effect.Effect<void>
  /** Returns the staff of facilities that were deleted before a moment (ISO 8601), at most 500. */
  ofFacilitiesDeletedBefore(at: string): Effect.Effect<readonly EmployeeView[]>
  /** Stores the order of all employees of a facility. */
  sort(facilityId: string, ids: readonly string[]): Effect.Effect<void>
}
export const Employees = token<Employees>('facility-panel/Employees')

/** Creates the plain part of the repository of shadow edits. */
export const shadowsOf = (shadows: TableStore<Shadow>) => ({
  byId: shadows.byId,
  /** Returns a shadow edit, locked until the transaction ends. */
  locked: shadows.lock,
  /** Returns the facility's edit that waits for support or for its author. */
  open: (facility_id: string) => shadows.first({ facility_id, state: { in: ['pending', 'revise'] } }, { lock: 'wait' }),
  /** Returns the facility's newest edit. */
  newest: (facility_id: string) => shadows.first({ facility_id }, { orderBy: { created_at: 'desc', id: 'desc' } }),
  save: (shadow: Shadow) => shadows.put(shadow),
})

/** Repository of shadow edits. The database ensures that a facility has at most one that is open. */
export interface Shadows extends ReturnType<typeof shadowsOf> {
  /** Lists edits, the waiting ones first and then the newest; of all facilities, or of one. */
  list(facilityId: string | null, paging: Paging): Effect.Effect<{ readonly total: number; readonly items: readonly Shadow[] }>
}
export const Shadows = token<Shadows>('facility-panel/Shadows')

/** Finds the facility of the demo's owner. */
export interface DemoFacility {
  /** Returns the id of an invented facility that has an owner. */
  find(name: string, city: string): Effect.Effect<string | null>
}
export const DemoFacility = token<DemoFacility>('facility-panel/DemoFacility')
