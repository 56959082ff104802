import { Effect } from 'effect'
import type { FacilityRole } from '#core/access/roles.ts'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { GroupExists } from '../contract/errors.ts'
import type { Child, Group } from './group.ts'

/** Creates the plain part of the repository of groups. */
export const groupsOf = (groups: TableStore<Group, GroupExists>, children: TableStore<Child>) => ({
  add: groups.add,
  /** Renames a group; fails when another one of the facility has the name. */
  rename: Effect.fn('groups.rename-row')(function* (id: string, name: string) {
    const stored = yield* groups.byId(id)
    if (stored) yield* groups.replace({ ...stored, name })
  }),
  place: (id: string, position: number) => Effect.asVoid(groups.update({ id }, { position })),
  remove: (id: string) => Effect.asVoid(groups.remove({ id })),
  addChild: children.add,
  changeChild: (id: string, changes: Partial<Pick<Child, 'first_name' | 'group_id'>>) => Effect.asVoid(children.update({ id }, changes)),
  removeChild: (id: string) => Effect.asVoid(children.remove({ id })),
})

/** Role and permissions of an account at a facility that exists. */
export interface GroupStanding {
  readonly role: FacilityRole
  readonly permissions: readonly string[]
}

/**
 * Repository of groups and children, read through merges: those of a merged facility belong to the surviving one. Of an account
 * that is no approved parent any more no child is returned, whatever the cause; a job erases it.
 */
export interface Groups extends ReturnType<typeof groupsOf> {
  /** Returns what an account is to a facility; `null`: nothing, or the facility is gone. */
  standing(accountId: string, facilityId: string): Effect.Effect<GroupStanding | null>
  ofFacility(facilityId: string): Effect.Effect<readonly Group[]>
  byIds(ids: readonly string[]): Effect.Effect<readonly Group[]>
  byId(id: string): Effect.Effect<Group | null>
  childById(id: string): Effect.Effect<Child | null>
  /** Returns the children of a facility, of these accounts alone where they are given. */
  childrenOf(facilityId: string, accountIds?: readonly string[]): Effect.Effect<readonly Child[]>
  /** Returns the children of a person at all facilities, for the export. */
  childrenOfAccount(accountId: string): Effect.Effect<readonly (Child & { readonly group: string | null })[]>
  groupsOfParents(
    accountIds: readonly string[],
  ): Effect.Effect<readonly { readonly accountId: string; readonly facilityId: string; readonly groupId: string }[]>
  /** Returns the accounts of the approved parents of a facility. */
  parentsOf(facilityId: string): Effect.Effect<readonly string[]>
  /** Erases the children of an account at a facility; returns how many. */
  eraseChildren(accountId: string, facilityId: string): Effect.Effect<number>
  /** Erases the children of accounts that are no approved parents of their facility any more; returns how many. */
  eraseStrays(): Effect.Effect<number>
  /** Returns children whose names another key has encrypted, after an id. */
  namesWithOldKey(currentPrefix: string, after: string, limit: number): Effect.Effect<readonly Pick<Child, 'id' | 'first_name'>[]>
  /** Replaces an encrypted name unless it has changed meanwhile. */
  replaceName(child: Pick<Child, 'id' | 'first_name'>, previous: string): Effect.Effect<void>
}
export const Groups = token<Groups>('groups/Groups')
