import { Schema } from 'effect'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { questionTopics, textLength } from './topics.ts'

/** Question with its answer, as the facility wants to publish it. */
export const NewPublication = Schema.Struct({
  id: Schema.String,
  question: NonBlankText(textLength.faqQuestion),
  answer: NonBlankText(textLength.faqAnswer),
})
export type NewPublication = typeof NewPublication.Type

/** Answer of the parent about exactly the text of this version. */
export const PublicationAnswer = Schema.Struct({ id: Schema.String, version: Schema.Number, agrees: Schema.Boolean })
export type PublicationAnswer = typeof PublicationAnswer.Type

/** Public question with its answer. */
export const PublicQuestion = Schema.Struct({ topic: Schema.Literals(questionTopics), question: Schema.String, answer: Schema.String })
export type PublicQuestion = typeof PublicQuestion.Type

/** Path parameter with a facility's slug, a current or a former one. */
export const BySlug = Schema.Struct({ slug: Schema.String })

/** Reasons why a facility cannot be asked. */
export const unaskableReasons = ['inactive', 'unreachable', 'own'] as const

/** Data of the page on which a parent asks: why it is not possible, the open threads of the user, and what others have asked. */
export const AskView = Schema.Struct({
  reason: Schema.NullOr(Schema.Literals(unaskableReasons)),
  by_mail: Schema.Boolean,
  open: Schema.Array(Schema.Struct({ id: Schema.String, topic: Schema.Literals(questionTopics) })),
  published: Schema.Array(PublicQuestion),
})
export type AskView = typeof AskView.Type

/** Data of a profile: whether the facility gets questions, and the published ones. */
export const QuestionsSlotData = Schema.Struct({ reachable: Schema.Boolean, published: Schema.Array(PublicQuestion) })
export type QuestionsSlotData = typeof QuestionsSlotData.Type
