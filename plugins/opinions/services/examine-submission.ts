import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Submission } from '#core/moderation/review-queue.port.ts'
import type { ExamineSubmission, ReviewFlag } from '#core/moderation/review-rule.ts'
import type { Clock } from '#core/ports/clock.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { answerReviewKind, opinionReviewKind } from '../contract/reasons.ts'
import { isSimilarToAny } from '../domain/similarity.ts'
import type { Suspicions } from '../domain/staff.port.ts'
import { findTextFlags } from '../domain/text-flags.ts'

interface Dependencies {
  readonly suspicions: Suspicions
}

/** Opinion of a known author about a known facility. */
interface SubmittedOpinion extends Submission {
  readonly facilityId: string
  readonly authorId: string
}

const raised = (flag: string): ReviewFlag => ({ flag, priority: 'raised' })

/** Creates a rule that looks at opinions alone. */
const aboutOpinions =
  (flag: string, isNoticed: (submission: SubmittedOpinion) => Effect.Effect<boolean>): ExamineSubmission =>
  (submission) => {
    const { kind, facilityId, authorId } = submission
    if (kind !== opinionReviewKind || facilityId === null || authorId === null) return Effect.succeed(null)
    return Effect.map(isNoticed({ ...submission, facilityId, authorId }), (noticed) => (noticed ? raised(flag) : null))
  }

/** Creates a rule that looks at the text of opinions and answers. */
const aboutTexts =
  (examine: (text: string, kind: string) => ReviewFlag | null): ExamineSubmission =>
  ({ kind, text = '' }) =>
    Effect.sync(() => (kind === opinionReviewKind || kind === answerReviewKind ? examine(text, kind) : null))

/** Flags a text that resembles another one about the facility, or of the author. */
export const makeExamineSimilarity = ({ suspicions }: Dependencies): ExamineSubmission =>
  aboutOpinions('similar-text', ({ facilityId, authorId, subjectId, text = '' }) =>
    Effect.map(suspicions.otherTexts(facilityId, authorId, subjectId), (others) => isSimilarToAny(text, others)),
  )
export const ExamineSimilarity = token<ExamineSubmission>('opinions/ExamineSimilarity')

/** Flags an author who shares a device with the facility's staff or another author. */
export const makeExamineDevice = ({ suspicions }: Dependencies): ExamineSubmission =>
  aboutOpinions('same-device', ({ facilityId, authorId }) => suspicions.sharesDevice(facilityId, authorId))
export const ExamineDevice = token<ExamineSubmission>('opinions/ExamineDevice')

/** Flags an author who worked for the facility, or works for another one of the town. */
export const makeExamineConflict = ({ suspicions }: Dependencies): ExamineSubmission =>
  aboutOpinions('conflict', ({ facilityId, authorId }) => suspicions.hasConflict(facilityId, authorId))
export const ExamineConflict = token<ExamineSubmission>('opinions/ExamineConflict')

/** Opinions about one facility within a day that are flagged from the last of them on. */
const burst = { opinions: 4, hours: 24 } as const

/** Flags many opinions about one facility within a day. */
export const makeExamineBurst = ({ suspicions, clock }: Dependencies & { readonly clock: Clock }): ExamineSubmission =>
  aboutOpinions('burst', ({ facilityId }) =>
    Effect.map(
      suspicions.writtenSince(facilityId, new Date(clock.now().getTime() - burst.hours * 3_600_000).toISOString()),
      (written) => written >= burst.opinions,
    ),
  )
export const ExamineBurst = token<ExamineSubmission>('opinions/ExamineBurst')

/** Flags what looks like personal data. */
export const makeExaminePrivacy = (_: object): ExamineSubmission =>
  aboutTexts((text) => (findPrivacyHits(text).length > 0 ? raised('privacy') : null))
export const ExaminePrivacy = token<ExamineSubmission>('opinions/ExaminePrivacy')

const grave: readonly string[] = ['hate', 'threat']

/** Flags words that support should look at: the gravest kind of them. */
export const makeExamineWords = (_: object): ExamineSubmission =>
  aboutTexts((text, kind) => {
    // An answer may be as short as thanks, and its subject is the opinion above it.
    const found = findTextFlags(text).filter((flag) => flag !== 'off_topic_short' || kind === opinionReviewKind)
    const flag = found.find((one) => grave.includes(one)) ?? found[0]
    return flag === undefined ? null : { flag, priority: grave.includes(flag) ? 'urgent' : 'raised' }
  })
export const ExamineWords = token<ExamineSubmission>('opinions/ExamineWords')
