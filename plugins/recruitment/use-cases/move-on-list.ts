import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ApplicationStepIllegal } from '../contract/errors.ts'
import { writeRecruitment } from '../contract/permissions.ts'
import type { Applications } from '../domain/applications.port.ts'
import { moveTo } from '../domain/waiting-list.ts'
import { requireAllowed } from '../services/access.ts'
import type { FindApplication } from '../services/find-application.ts'
import type { ReadApplication } from '../services/read-application.ts'

interface Dependencies {
  readonly applications: Applications
  readonly findApplication: FindApplication
  readonly readApplication: ReadApplication
  readonly audit: Audit
  readonly transaction: Transaction
}

/** Moves an application on its waiting list; the others keep their order. */
export const makeMoveOnList = ({ applications, findApplication, readApplication, audit, transaction }: Dependencies) =>
  Effect.fn('recruitment.move')(function* (actor: Actor, { id, position }: { readonly id: string; readonly position: number }) {
    const { application } = yield* findApplication.readable(actor, id)
    const { facility_id, waiting_group, status } = application
    yield* requireAllowed(actor, writeRecruitment, facility_id)
    if (waiting_group === null) return yield* new ApplicationStepIllegal({ detail: status })
    const list = yield* applications.lockWaiting(facility_id, waiting_group)
    // Taken off the list while this waited for it.
    if (!list.some((one) => one.id === id)) return yield* new ApplicationStepIllegal({ detail: status })
    yield* applications.saveRanks(moveTo(list, id, position))
    yield* audit.record({
      actor,
      action: 'recruitment.moved',
      subject: application.account_id,
      about: { application: id, facility: facility_id, group: waiting_group, position },
    })
    return yield* readApplication(actor, yield* applications.byId(id))
  }, transaction)

export type MoveOnList = ReturnType<typeof makeMoveOnList>
export const MoveOnList = token<MoveOnList>('recruitment/MoveOnList')
