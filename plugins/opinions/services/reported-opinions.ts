import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import type { ReportedThing, ReportedThings } from '#core/moderation/reportable.ts'
import type { Opinion } from '../domain/opinion.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Answers, Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/readers.port.ts'
import { Moderate } from './moderate.ts'

const dependencies = { opinions: Opinions, answers: Answers, lists: OpinionLists, staff: Staff, moderate: Moderate }

const fragmentPattern = /^opinia-([0-9a-f-]{36})$/

const visibleTo = (actor: Actor, thing: ReportedThing) =>
  thing.isPublic || actor.kind === 'platform' || (actor.kind === 'user' && thing.authorIds.includes(actor.id)) ? thing : null

/** Creates the way from reports to opinions and to answers; an answer has the id of its opinion. */
const makeReported = (
  { opinions, answers, lists, staff, moderate }: Resolved<typeof dependencies>,
  target: 'opinion' | 'answer',
): ReportedThings => {
  const describe = Effect.fn('opinions.describe-reported')(function* (opinion: Opinion) {
    const answer = target === 'answer' ? (yield* answers.of([opinion.id])).get(opinion.id) : undefined
    const facility = (yield* lists.facilities([opinion.facility_id])).get(opinion.facility_id)
    if (!facility || (target === 'answer' && !answer)) return null
    const { account_id: author, submission_id: revision, text, state } = answer ?? opinion
    const staffIds = target === 'answer' ? yield* staff.answering(facility.id) : []
    return {
      id: opinion.id,
      revision,
      facilityId: facility.id,
      title: facility.name,
      text,
      picture: null,
      authorIds: [...new Set([...(author === null ? [] : [author]), ...staffIds])],
      isPublic: state === 'accepted' && opinion.state === 'accepted',
      path: facility.slug === null ? null : (`/placowka/${facility.slug}/opinie#opinia-${opinion.id}` as const),
    } satisfies ReportedThing
  })
  const ofReview = Effect.fn('opinions.find-reviewed')(
    function* (subjectId: string) {
      const answered = target === 'answer' ? yield* answers.bySubmission(subjectId) : null
      const opinion = answered ? yield* opinions.byId(answered.opinion_id) : yield* opinions.bySubmission(subjectId)
      return opinion && (yield* describe(opinion))
    },
    Effect.catchTag('OpinionNotFound', () => Effect.succeed(null)),
  )
  return {
    find: Effect.fn('opinions.find-reported')(
      function* (actor, id) {
        const thing = yield* describe(yield* opinions.byId(id))
        return thing && visibleTo(actor, thing)
      },
      Effect.catchTag('OpinionNotFound', () => Effect.succeed(null)),
    ),
    act: (actor, act) => moderate(actor, target, act),
    locate: ({ path, fragment }) =>
      Effect.succeed(
        target === 'opinion' && /^\/placowka\/[^/]+(\/opinie)?$/.test(path) ? (fragmentPattern.exec(fragment)?.[1] ?? null) : null,
      ),
    ofReview,
  }
}

/** Creates the way from reports to opinions. */
export const ReportedOpinions = define(
  'opinions/ReportedOpinions',
  dependencies,
  (resolved): ReportedThings => makeReported(resolved, 'opinion'),
)

/** Creates the way from reports to answers. */
export const ReportedAnswers = define(
  'opinions/ReportedAnswers',
  dependencies,
  (resolved): ReportedThings => makeReported(resolved, 'answer'),
)
