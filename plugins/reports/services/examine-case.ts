import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ExamineSubmission } from '#core/moderation/review-rule.ts'
import { raisedReasons, reportReviewKind, urgentReasons } from '../contract/reasons.ts'
import type { Reports } from '../domain/reports.port.ts'

interface Dependencies {
  readonly reports: Reports
}

/** Numbers of reports about one thing that raise its priority; they never hide it. */
const several = 3
const many = 10

/** Raises the priority of a thing that several have reported. */
export const makeExamineNumber = ({ reports }: Dependencies): ExamineSubmission =>
  Effect.fn('reports.examine-number')(function* ({ kind, subjectId }) {
    if (kind !== reportReviewKind) return null
    const count = (yield* reports.countOf(subjectId)).reduce((sum, one) => sum + one.count, 0)
    return count < several ? null : count < many ? { flag: 'several', priority: 'raised' } : { flag: 'many', priority: 'urgent' }
  })
export const ExamineNumber = token<ExamineSubmission>('reports/ExamineNumber')

/** Raises the priority of reports about children and the law. */
export const makeExamineReason = ({ reports }: Dependencies): ExamineSubmission =>
  Effect.fn('reports.examine-reason')(function* ({ kind, subjectId }) {
    if (kind !== reportReviewKind) return null
    const given = (yield* reports.countOf(subjectId)).map(({ reason }) => reason)
    if (given.some((reason) => urgentReasons.includes(reason))) return { flag: 'child', priority: 'urgent' }
    return given.some((reason) => raisedReasons.includes(reason)) ? { flag: 'serious', priority: 'raised' } : null
  })
export const ExamineReason = token<ExamineSubmission>('reports/ExamineReason')
