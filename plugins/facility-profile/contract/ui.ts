import type { MissingJwt } from '#core/access/access-errors.ts'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'

/** Data that all pages of one task share: the facility that it is about. */
export interface FacilityTaskData extends LayoutData {
  readonly facility: KnownFacility
}

/** Loads the facility of a task by the `slug` of the address, a current or a former one. */
export type LoadFacilityTask = UseCase<LayoutInput, FacilityTaskData, MissingJwt | FacilityNotFound>
export const LoadFacilityTask = token<LoadFacilityTask>('facility-profile/LoadFacilityTask')

/** Layout of what signed-in parents do at one facility, `/placowka/{slug}/…`: one task, below a link back to the profile. */
export const facilityTask = layout('facility-task', { path: '/placowka', access: 'user', load: LoadFacilityTask })
