import { Effect } from 'effect'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { recruitmentApi } from '../contract/api.ts'
import type { InboxQuery } from '../contract/application.ts'
import { readRecruitment } from '../contract/permissions.ts'
import { applicationStatuses, inboxLimit, openStatuses } from '../contract/statuses.ts'
import type { ApplicationRow, Inbox } from '../contract/views.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { readerOf, requireAllowed } from '../services/access.ts'
import { ReadApplications } from '../services/read-applications.ts'

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
