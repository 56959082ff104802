import { Effect } from 'effect'
import type { Memberships } from '#core/facilities/membership.port.ts'

/** Creates an in-memory lookup of approved parents; tests fill `approved` with the ids of their accounts by facility. */
export const makeMemoryMemberships = () => {
  const approved = new Map<string, readonly string[]>()
  const memberships: Memberships = {
    approvedMembers: (facilityId, accountIds) =>
      Effect.sync(() => new Set(accountIds.filter((id) => approved.get(facilityId)?.includes(id)))),
  }
  return { memberships, approved }
}
