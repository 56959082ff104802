import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { recruitmentApi } from '../contract/api.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { readerOf } from '../services/access.ts'
import { FindApplication } from '../services/find-application.ts'
import { ReadApplication } from '../services/read-application.ts'

/**
 * Returns one application with its history. Each read by the facility is written down, for the parent to see (features
 * RE-07); for the parent, the newest change counts as seen.
 */
export const ShowApplication = handler(
  recruitmentApi.showApplication,
  {
    applications: Applications,
    findApplication: FindApplication,
    readApplication: ReadApplication,
    history: ApplicationHistory,
    overview: Overview,
    clock: Clock,
  },
  ({ applications, findApplication, readApplication, history, overview, clock }) =>
    Effect.fn('recruitment.show')(function* (actor, { id }) {
      const { user, application, yours } = yield* findApplication.readable(actor, id)
      if (!yours) yield* history.logReads([id], readerOf(user, application.facility_id), 'detail', clock.now())
      else if (application.unseen && (yield* applications.markSeen(user.id, [id])) > 0) yield* overview.publishCounts([user.id])
      return yield* readApplication(actor, application)
    }),
)
