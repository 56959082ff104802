import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Group of a facility, such as Starszaki. */
export interface FacilityGroup {
  readonly id: string
  readonly name: string
}

/** Parent with a child in a group. */
export interface GroupParent {
  readonly accountId: string
  readonly facilityId: string
  readonly groupId: string
}

/** Child of a parent, for the staff of the facility alone. */
export interface GroupChild {
  readonly accountId: string
  readonly firstName: string
  readonly group: FacilityGroup | null
}

/** Knows the groups of facilities, and whose children are in them by the grants of this moment. */
export interface FacilityGroups {
  /** Returns the groups of a facility in their order. */
  listOf(facilityId: string): Effect.Effect<readonly FacilityGroup[]>
  /** Returns the groups that exist among the ids, in their order. */
  byIds(ids: readonly string[]): Effect.Effect<readonly FacilityGroup[]>
  /** Returns those of the accounts that are parents with children in groups, once for each group. */
  ofParents(accountIds: readonly string[]): Effect.Effect<readonly GroupParent[]>
  /** Returns the children of parents at a facility. The caller shows them to its staff, and to nobody else. */
  childrenOf(facilityId: string, accountIds: readonly string[]): Effect.Effect<readonly GroupChild[]>
}
/** Groups by the plugin that has them; without it there are none, and what is for groups is read by the staff alone. */
export const FacilityGroups = token<FacilityGroups>('core/FacilityGroups')
