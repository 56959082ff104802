import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { ApplicationNotFound } from '../contract/errors.ts'
import { readRecruitment, writeRecruitment } from '../contract/permissions.ts'
import { Applications } from '../domain/applications.port.ts'
import { isAllowed, requireAllowed } from './access.ts'

/** Finds applications for those who may know of them; to all others they do not exist. */
export const FindApplication = define('recruitment/FindApplication', { applications: Applications }, ({ applications }) => ({
  /** Locks an application of the user. */
  own: Effect.fn('recruitment.find-own')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const application = yield* applications.lock(id)
    return application.account_id === user.id ? application : yield* new ApplicationNotFound()
  }),
  /** Locks an application that the user answers for its facility. */
  answered: Effect.fn('recruitment.find-answered')(function* (actor: Actor, id: string) {
    yield* requireUser(actor)
    const application = yield* applications.lock(id)
    if (!isAllowed(actor, readRecruitment, application.facility_id)) return yield* new ApplicationNotFound()
    yield* requireAllowed(actor, writeRecruitment, application.facility_id)
    return application
  }),
  /** Reads an application as its parent or as a reader of its facility. */
  readable: Effect.fn('recruitment.find-readable')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const application = yield* applications.byId(id)
    const yours = application.account_id === user.id
    const reads = isAllowed(actor, readRecruitment, application.facility_id)
    if (!yours && !reads) return yield* new ApplicationNotFound()
    return { user, application, yours, reads }
  }),
}))

export type FindApplication = PortOf<typeof FindApplication>
