import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { recruitmentApi } from '../contract/api.ts'
import { ApplicationStepIllegal } from '../contract/errors.ts'
import { writeRecruitment } from '../contract/permissions.ts'
import { Applications } from '../domain/applications.port.ts'
import { moveTo } from '../domain/waiting-list.ts'
import { requireAllowed } from '../services/access.ts'
import { FindApplication } from '../services/find-application.ts'
import { ReadApplication } from '../services/read-application.ts'

/** Moves an application on its waiting list; the others keep their order. */
export const MoveOnList = handler(
  recruitmentApi.moveOnList,
  {
    applications: Applications,
    findApplication: FindApplication,
    readApplication: ReadApplication,
    audit: Audit,
    transaction: Transaction,
  },
  ({ applications, findApplication, readApplication, audit, transaction }) =>
    Effect.fn('recruitment.move')(function* (actor, { id, position }) {
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
    }, transaction),
)
