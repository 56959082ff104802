import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { ExamineSubmission } from '#core/moderation/review-rule.ts'
import { raisedReasons, reportReviewKind, urgentReasons } from '../contract/reasons.ts'
import { Reports } from '../domain/reports.port.ts'

/** Numbers of reports about one thing that raise its priority; they never hide it. */
const several = 3
const many = 10

/** Raises the priority of a thing that several have reported. */
export const ExamineNumber = define(
  'reports/ExamineNumber',
  { reports: Reports },
  ({ reports }): ExamineSubmission =>
    Effect.fn('reports.examine-number')(function* ({ kind, subjectId }) {
      if (kind !== reportReviewKind) return null
      const count = (yield* reports.countOf(subjectId)).reduce((sum, one) => sum + one.count, 0)
      return count < several ? null : count < many ? { flag: 'several', priority: 'raised' } : { flag: 'many', priority: 'urgent' }
    }),
)

/** Raises the priority of reports about children and the law. */
export const ExamineReason = define(
  'reports/ExamineReason',
  { reports: Reports },
  ({ reports }): ExamineSubmission =>
    Effect.fn('reports.examine-reason')(function* ({ kind, subjectId }) {
      if (kind !== reportReviewKind) return null
      const given = (yield* reports.countOf(subjectId)).map(({ reason }) => reason)
      if (given.some((reason) => urgentReasons.includes(reason))) return { flag: 'child', priority: 'urgent' }
      return given.some((reason) => raisedReasons.includes(reason)) ? { flag: 'serious', priority: 'raised' } : null
    }),
)
