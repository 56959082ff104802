import { Schema } from 'effect'
import { invisibleCharacters, messageText } from '#core/kernel/message-text.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { askedTopics, questionSides, questionTopics, textLength } from './topics.ts'

const Topic = Schema.Literals(questionTopics)
const Side = Schema.Literals(questionSides)
const State = Schema.Literals(['open', 'closed'])

/** Text of a message. */
export const MessageText = messageText(textLength.max)

/** Text of a question: as of a message, and long enough to be understood. */
export const QuestionText = MessageText.check(
  Schema.makeFilter((text) => text.replace(invisibleCharacters, '').trim().length >= textLength.question, { message: 'FIELD_TOO_SHORT' }),
)

/** New question to a facility. */
export const NewQuestion = Schema.Struct({ facility_id: Schema.String, topic: Schema.Literals(askedTopics), text: QuestionText })
export type NewQuestion = typeof NewQuestion.Type

/** Message to a thread. */
export const NewMessage = Schema.Struct({ id: Schema.String, text: MessageText })
export type NewMessage = typeof NewMessage.Type

/** Message to a thread from a form that is posted without scripts, with the key that tells a second press from a second message. */
export const PostedMessage = Schema.Struct({
  ...NewMessage.fields,
  key: Schema.String.check(Schema.isUUID(undefined, { message: 'FIELD_INVALID' })),
})
export type PostedMessage = typeof PostedMessage.Type

/** Path parameter of a thread. */
export const ByQuestion = Schema.Struct({ id: Schema.String })

/** Thread to close, with the version that the user has read. */
export const ClosedQuestion = Schema.Struct({ id: Schema.String, version: Schema.optional(Schema.Number) })
export type ClosedQuestion = typeof ClosedQuestion.Type

/** Thread to close by a form that is posted without scripts. */
export const PostedClose = Schema.Struct({ id: Schema.String, version: Schema.FiniteFromString })

/** Filter and page of a list: the user's own threads (`mine`), all or those with one facility, or the threads of a facility. */
export const QuestionQuery = Schema.Struct({
  mine: Schema.optional(Schema.Literals(['true', 'false', ''])),
  facility_id: Schema.optional(Schema.String),
  state: Schema.optional(Schema.Literals(['open', 'closed', ''])),
  topic: Schema.optional(Schema.Literals([...questionTopics, ''])),
  ...pagingQuery,
}).check(onePosition)
export type QuestionQuery = typeof QuestionQuery.Type

/** Facility of a thread; without a slug when it has no page any more. */
const QuestionFacility = Schema.Struct({ id: Schema.String, slug: Schema.NullOr(Schema.String), name: Schema.String, city: Schema.String })

/** Members of a thread that both sides see as they are stored. */
export const storedQuestion = { id: Id, topic: Topic, state: State, asked_at: Moment, last_message_at: Moment }

/** Visitor of the web site who has asked without an account. */
export const GuestView = Schema.Struct({ name: Schema.String, email: Schema.String })

const head = {
  ...storedQuestion,
  facility: QuestionFacility,
  /** First name of the parent, for the facility; else `null`. */
  parent: Schema.NullOr(Schema.String),
  /** For the facility; else `null`. */
  guest: Schema.NullOr(GuestView),
}

/** Thread in a list; `excerpt`: beginning of its last message, which is by the side `last_by`. */
export const QuestionHead = Schema.Struct({ ...head, new_messages: Schema.Number, excerpt: Schema.String, last_by: Side }).annotate({
  identifier: 'QuestionHead',
})
export type QuestionHead = typeof QuestionHead.Type
export const QuestionPage = PageOf(QuestionHead)

/** Message of a thread. `author`: first name of a colleague, for the facility alone. An erased text is empty. */
export const MessageView = Schema.Struct({
  id: Schema.String,
  number: Schema.Number,
  side: Side,
  text: Schema.String,
  sent_at: Schema.String,
  author: Schema.NullOr(Schema.String),
  by_mail: Schema.Boolean,
})
export type MessageView = typeof MessageView.Type

/** Publication of a question with its answer, as both sides of the thread see it. */
export const PublicationView = Schema.Struct({
  question: Schema.String,
  answer: Schema.String,
  state: Schema.Literals(['requested', 'published', 'refused']),
  /** Raised with every text, so that the parent agrees to exactly one. */
  version: Whole,
})

/**
 * Thread with its messages. `side`: that of the user; `seen`: number of the last message that the other side has seen;
 * `writable`: a message may be sent.
 */
export const QuestionView = Schema.Struct({
  ...head,
  version: Schema.Number,
  side: Side,
  closed_by: Schema.NullOr(Schema.Literals([...questionSides, 'platform'])),
  writable: Schema.Boolean,
  /** The facility gets the question by e-mail, since nobody runs it here. */
  by_mail: Schema.Boolean,
  seen: Schema.Number,
  new_messages: Schema.Number,
  messages: Schema.Array(MessageView),
  publication: Schema.NullOr(PublicationView),
  /** Messages of the facility this month, for the facility; else `null`. */
  usage: Schema.NullOr(
    Schema.Struct({ used: Schema.Number, limit: Schema.NullOr(Schema.Number), resets_at: Schema.NullOr(Schema.String) }),
  ),
}).annotate({ identifier: 'Question' })
export type QuestionView = typeof QuestionView.Type

/** Frame of the main channel: a thread of the user has changed. */
export const QuestionUpdated = Schema.Struct({ id: Schema.String, facility_id: Schema.String })

/** Message from a client on the main channel, `question.typing`: the user is writing in a thread. */
export const TypingInQuestion = Schema.Struct({ id: Schema.String })
/** Signal of the main channel, `question.typing`: somebody on the other side is writing in a thread. */
export const QuestionTyping = Schema.Struct({ id: Schema.String })
