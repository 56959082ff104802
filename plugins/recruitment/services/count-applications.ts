import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import type { Applications } from '../domain/applications.port.ts'

interface Dependencies {
  readonly applications: Applications
}

/** Creates the badge counter of applications: new ones at the user's facilities, and changes of the user's own (decisions §17). */
export const makeCountApplications =
  ({ applications }: Dependencies): LoadCounts =>
  (accountId) =>
    Effect.gen(function* () {
      const byFacility = yield* applications.countNew(accountId)
      return {
        new_applications: Object.values(byFacility).reduce((sum, n) => sum + n, 0),
        new_applications_by_facility: byFacility,
        changed: yield* applications.countUnseen(accountId),
      }
    })
export const CountApplications = token<LoadCounts>('recruitment/CountApplications')

/** Creates the function that marks changes of applications as seen by their parent. */
export const makeMarkApplicationsSeen =
  ({ applications }: Dependencies): MarkSeen =>
  (accountId, ids) =>
    Effect.map(applications.markSeen(accountId, ids), (marked) => marked > 0)
export const MarkApplicationsSeen = token<MarkSeen>('recruitment/MarkApplicationsSeen')
