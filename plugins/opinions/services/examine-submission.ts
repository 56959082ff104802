import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Submission } from '#core/moderation/review-queue.port.ts'
import type { ExamineSubmission, ReviewFlag } from '#core/moderation/review-rule.ts'
import { Clock } from '#core/ports/clock.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { answerReviewKind, opinionReviewKind } from '../contract/states.ts'
import { Suspicions } from '../domain/readers.port.ts'
import { findTextFlags, isSimilarToAny } from '../domain/text-flags.ts'

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
export const ExamineSimilarity = define(
  'opinions/ExamineSimilarity',
  { suspicions: Suspicions },
  ({ suspicions }): ExamineSubmission =>
    aboutOpinions('similar-text', ({ facilityId, authorId, subjectId, text = '' }) =>
      Effect.map(suspicions.otherTexts(facilityId, authorId, subjectId), (others) => isSimilarToAny(text, others)),
    ),
)

/** Flags an author who shares a device with the facility's staff or another author. */
export const ExamineDevice = define(
  'opinions/ExamineDevice',
  { suspicions: Suspicions },
  ({ suspicions }): ExamineSubmission =>
    aboutOpinions('same-device', ({ facilityId, authorId }) => suspicions.sharesDevice(facilityId, authorId)),
)

/** Flags an author who worked for the facility, or works for another one of the town. */
export const ExamineConflict = define(
  'opinions/ExamineConflict',
  { suspicions: Suspicions },
  ({ suspicions }): ExamineSubmission =>
    aboutOpinions('conflict', ({ facilityId, authorId }) => suspicions.hasConflict(facilityId, authorId)),
)

/** Opinions about one facility within a day that are flagged from the last of them on. */
const burst = { opinions: 4, hours: 24 } as const

/** Flags many opinions about one facility within a day. */
export const ExamineBurst = define(
  'opinions/ExamineBurst',
  { suspicions: Suspicions, clock: Clock },
  ({ suspicions, clock }): ExamineSubmission =>
    aboutOpinions('burst', ({ facilityId }) =>
      Effect.map(
        suspicions.writtenSince(facilityId, new Date(clock.now().getTime() - burst.hours * 3_600_000).toISOString()),
        (written) => written >= burst.opinions,
      ),
    ),
)

/** Flags what looks like personal data. */
export const ExaminePrivacy = define(
  'opinions/ExaminePrivacy',
  {},
  (_): ExamineSubmission => aboutTexts((text) => (findPrivacyHits(text).length > 0 ? raised('privacy') : null)),
)

const grave: readonly string[] = ['hate', 'threat']

/** Flags words that support should look at: the gravest kind of them. */
export const ExamineWords = define(
  'opinions/ExamineWords',
  {},
  (_): ExamineSubmission =>
    aboutTexts((text, kind) => {
      // An answer may be as short as thanks, and its subject is the opinion above it.
      const found = findTextFlags(text).filter((flag) => flag !== 'off_topic_short' || kind === opinionReviewKind)
      const flag = found.find((one) => grave.includes(one)) ?? found[0]
      return flag === undefined ? null : { flag, priority: grave.includes(flag) ? 'urgent' : 'raised' }
    }),
)
