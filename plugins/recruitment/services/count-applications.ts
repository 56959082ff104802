import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { Applications } from '../domain/applications.port.ts'

/** Creates the badge counter of applications: new ones at the user's facilities, and changes of the user's own (decisions §17). */
export const CountApplications = define(
  'recruitment/CountApplications',
  { applications: Applications },
  ({ applications }): LoadCounts =>
    (accountId) =>
      Effect.gen(function* () {
        const byFacility = yield* applications.countNew(accountId)
        return {
          new_applications: Object.values(byFacility).reduce((sum, n) => sum + n, 0),
          new_applications_by_facility: byFacility,
          changed: yield* applications.countUnseen(accountId),
        }
      }),
)

/** Creates the function that marks changes of applications as seen by their parent. */
export const MarkApplicationsSeen = define(
  'recruitment/MarkApplicationsSeen',
  { applications: Applications },
  ({ applications }): MarkSeen =>
    (accountId, ids) =>
      Effect.map(applications.markSeen(accountId, ids), (marked) => marked > 0),
)
