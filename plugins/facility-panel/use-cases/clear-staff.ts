import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { Employees } from '../domain/employees.port.ts'

/** Days for which the staff of a deleted facility is stored, so that support can correct a mistake. */
const storedDays = 30

/**
 * Erases names and photos of the staff of facilities that were deleted a while ago. Those of merged ones stay, because
 * a merge can be undone.
 */
export const ClearStaff = define(
  'facility-panel/ClearStaff',
  { employees: Employees, uploads: Uploads, audit: Audit, clock: Clock, transaction: Transaction },
  ({ employees, uploads, audit, clock, transaction }) =>
    Effect.fn('facility-panel.clear-staff')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      const gone = yield* employees.ofFacilitiesDeletedBefore(new Date(clock.now().getTime() - storedDays * 86_400_000).toISOString())
      for (const { id, photo, facility_id } of gone) {
        yield* employees.remove(id)
        if (photo) yield* uploads.remove([photo.id])
        yield* audit.record({
          actor,
          action: 'facility-panel.employee-erased',
          subject: null,
          about: { facility: facility_id, employee: id },
        })
      }
      return { erased: gone.length }
    }, transaction),
)
