import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { PartnerFacility, PartnerMember, PartnerMembers } from '../domain/members.port.ts'

/** Facility as the database may hold it. */
export interface MemoryPartnerFacility extends PartnerFacility {
  readonly rspo: string
  readonly owned: boolean
}

/** Creates an in-memory repository of the people that partners name, over facilities that a test may change. */
export const makeMemoryMembers = () => {
  const { rows, update, all, snapshot } = makeTable<PartnerMember>()
  const facilities = new Map<string, MemoryPartnerFacility>()
  const keyOf = (accountId: string, facilityId: string) => `${accountId} ${facilityId}`
  const members: PartnerMembers = {
    findFacility: (partner, number, rspo) =>
      Effect.sync(() => {
        const named = all().find((one) => one.partner === partner && one.partner_facility_id === number)
        const found = facilities.get(named?.facility_id ?? '') ?? [...facilities.values()].find((one) => one.rspo === rspo)
        return found ? { id: found.id, name: found.name } : null
      }),
    add: (member) =>
      Effect.sync(() => {
        const key = keyOf(member.account_id, member.facility_id)
        if (rows.has(key)) return false
        rows.set(key, member)
        return true
      }),
    waitingOf: (accountId) =>
      Effect.sync(() =>
        all()
          .filter((one) => one.account_id === accountId && one.state === 'waiting')
          .map((one) => ({ ...one, facility: facilities.get(one.facility_id)?.name ?? '' })),
      ),
    hasOwner: (facilityId) => Effect.sync(() => facilities.get(facilityId)?.owned ?? false),
    setState: (accountId, facilityId, state) =>
      Effect.sync(() => void update(keyOf(accountId, facilityId), (one) => ({ ...one, state, waits_since: null }))),
  }
  return { ...members, rows, facilities, snapshot }
}
