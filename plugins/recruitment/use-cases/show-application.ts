import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { readerOf } from '../services/access.ts'
import type { FindApplication } from '../services/find-application.ts'
import type { ReadApplication } from '../services/read-application.ts'

interface Dependencies {
  readonly applications: Applications
  readonly findApplication: FindApplication
  readonly readApplication: ReadApplication
  readonly history: ApplicationHistory
  readonly overview: Overview
  readonly clock: Clock
}

/**
 * Returns one application with its history. Each read by the facility is written down, for the parent to see (features
 * RE-07); for the parent, the newest change counts as seen.
 */
export const makeShowApplication = ({ applications, findApplication, readApplication, history, overview, clock }: Dependencies) =>
  Effect.fn('recruitment.show')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { user, application, yours } = yield* findApplication.readable(actor, id)
    if (!yours) yield* history.logReads([id], readerOf(user, application.facility_id), 'detail', clock.now())
    else if (application.unseen && (yield* applications.markSeen(user.id, [id])) > 0) yield* overview.publishCounts([user.id])
    return yield* readApplication(actor, application)
  })

export type ShowApplication = ReturnType<typeof makeShowApplication>
export const ShowApplication = token<ShowApplication>('recruitment/ShowApplication')
