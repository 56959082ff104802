import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThing } from '#core/moderation/reportable.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import type { CaseCard } from '../contract/cards.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType, labelOf } from '../services/find-type.ts'

/** Reports that the card shows; their number is shown in any case. */
const shown = 20

/** Returns a thing as the desk shows it. */
export const cardOf = ({ revision, text, picture, path, isPublic }: ReportedThing): NonNullable<CaseCard['thing']> => ({
  revision,
  text,
  picture,
  path,
  is_public: isPublic,
})

/** Shows the reports about one thing on the desk, with the thing as it is now. */
export const ShowCaseReview = define(
  'reports/ShowCaseReview',
  { reports: Reports, decisions: Decisions, reportables: Reportables },
  ({ reports, decisions, reportables }) =>
    Effect.fn('reports.show-case')(function* (_: Actor, { subjectId }: ReviewSubject) {
      const found = yield* reports.caseById(subjectId)
      if (!found) return yield* new SubjectChanged()
      const type = findType(reportables, found.target_type)
      const thing = type ? yield* type.things.find(system, found.target_id) : null
      const counted = yield* reports.countOf(found.id)
      return {
        id: found.id,
        label: labelOf(reportables, found.target_type),
        thing: thing && cardOf(thing),
        acts: type?.acts ?? [],
        has_context: type?.things.readContext !== undefined,
        upheld: thing ? yield* decisions.upheldAbout(thing.authorIds) : 0,
        count: counted.reduce((sum, { count }) => sum + count, 0),
        reports: (yield* reports.ofCase(found.id, shown)).map(({ number, reason, text, url, account_id, reported_at }) => ({
          number,
          reason,
          text,
          url,
          signed_in: account_id !== null,
          reported_at,
        })),
      } satisfies CaseCard
    }),
)
