import { Effect } from 'effect'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { recruitmentApi } from '../contract/api.ts'
import type { InboxQuery } from '../contract/application.ts'
import { readRecruitment, writeRecruitment } from '../contract/permissions.ts'
import { applicationStatuses, inboxLimit, openStatuses } from '../contract/statuses.ts'
import type { ApplicationRow, Inbox } from '../contract/views.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { readerOf, requireAllowed } from '../services/access.ts'
import { FindApplication, ReadApplication, ReadApplications } from '../services/read-applications.ts'
import { TakeStep } from '../services/take-step.ts'

const statusesOf = (status: InboxQuery['status']) => (!status ? {} : { statuses: status === 'open' ? openStatuses : [status] })

const byPosition = (one: ApplicationRow, other: ApplicationRow): number =>
  (one.waiting?.group ?? '').localeCompare(other.waiting?.group ?? '') || (one.waiting?.position ?? 0) - (other.waiting?.position ?? 0)

/**
 * Lists the applications of a facility to those who read them, and writes down which ones were shown. Names can be
 * searched only after decryption, so that the newest applications alone are.
 */
export const ListInbox = handler(
  recruitmentApi.listInbox,
  { applications: Applications, history: ApplicationHistory, readApplications: ReadApplications, clock: Clock },
  ({ applications, history, readApplications, clock }) =>
    Effect.fn('recruitment.list-inbox')(function* (actor, { facility_id, status, group, q = '', page = 1 }) {
      const user = yield* requireAllowed(actor, readRecruitment, facility_id)
      const counts = yield* applications.countByStatus(facility_id)
      const newest = yield* applications.ofFacility(facility_id, statusesOf(status), inboxLimit + 1)
      const words = normalizeText(q).split(/\s+/).filter(Boolean)
      const found = (yield* readApplications(newest.slice(0, inboxLimit)))
        .map(({ row }) => row)
        .filter(({ waiting, age_group }) => !group || (waiting?.group ?? age_group) === group)
        .filter(({ child_name, parent_name }) => {
          const names = normalizeText(`${child_name} ${parent_name}`)
          return words.every((word) => names.includes(word))
        })
      const ordered = status === 'waitlisted' ? found.toSorted(byPosition) : found
      const limit = pageSize.default
      const shown = ordered.slice(limit * (page - 1), limit * page)
      yield* history.logReads(
        shown.map(({ id }) => id),
        readerOf(user, facility_id),
        'list',
        clock.now(),
      )
      return {
        ...pageOf(shown, { total: ordered.length, page, limit }),
        counts: Object.fromEntries(applicationStatuses.map((one) => [one, counts[one] ?? 0])) as Inbox['counts'],
        truncated: newest.length > inboxLimit,
      } satisfies Inbox
    }),
)

/** Lists the applications of the user, the newest first. */
export const ListOwnApplications = handler(
  recruitmentApi.listOwn,
  { applications: Applications, readApplications: ReadApplications },
  ({ applications, readApplications }) =>
    Effect.fn('recruitment.list-own')(function* ({ id }) {
      return { applications: (yield* readApplications(yield* applications.ofAccount(id))).map(({ row }) => row) }
    }),
)

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

/**
 * Marks new applications of a facility as seen; those of other facilities, and those that are not new any more, are
 * left alone. Returns how many.
 */
export const MarkSeen = handler(
  recruitmentApi.markSeen,
  { applications: Applications, takeStep: TakeStep, transaction: Transaction },
  ({ applications, takeStep, transaction }) =>
    Effect.fn('recruitment.mark-seen')(function* (actor, { facility_id, ids }) {
      yield* requireAllowed(actor, writeRecruitment, facility_id)
      let seen = 0
      // In one order for all, so that two of them do not wait for each other.
      for (const id of [...new Set(ids)].toSorted()) {
        const application = yield* applications.lock(id).pipe(Effect.catchTag('ApplicationNotFound', () => Effect.succeed(null)))
        if (application?.facility_id !== facility_id || application.status !== 'new') continue
        yield* takeStep(actor, application, { by: 'facility', status: 'seen' }).pipe(Effect.orDie)
        seen++
      }
      return { seen }
    }, transaction),
)
