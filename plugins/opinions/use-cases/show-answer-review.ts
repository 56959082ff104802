import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import type { AnswerCard } from '../contract/review-card.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { historyFor } from '../domain/history.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { answerViewOf, publicViewOf } from '../domain/views.ts'
import { asJson } from '../services/as-json.ts'

/** Shows an answer to support, beside the opinion that it answers. */
export const ShowAnswerReview = define(
  'opinions/ShowAnswerReview',
  { opinions: Opinions, answers: Answers, histories: Histories, lists: OpinionLists },
  ({ opinions, answers, histories, lists }) =>
    Effect.fn('opinions.show-answer-review')(function* (_: Actor, { subjectId }: ReviewSubject) {
      const answer = yield* answers.bySubmission(subjectId)
      if (!answer) return yield* new SubjectChanged()
      const opinion = yield* opinions.byId(answer.opinion_id).pipe(Effect.catchTag('OpinionNotFound', () => new SubjectChanged()))
      const [listed] = yield* lists.complete([opinion])
      const facility = (yield* lists.facilities([opinion.facility_id])).get(opinion.facility_id)
      if (!listed || !facility) return yield* new SubjectChanged()
      const card: AnswerCard = {
        opinion_id: opinion.id,
        facility,
        opinion: publicViewOf(listed),
        answer: answerViewOf(answer),
        history: historyFor('support', yield* histories.of(opinion.id)),
      }
      return asJson(card)
    }),
)
