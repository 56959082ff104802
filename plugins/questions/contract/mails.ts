import { Schema } from 'effect'
import { questionTopics } from './topics.ts'

const text = Schema.String
const topic = Schema.Literals(questionTopics)

/** A message waits for a parent or for the staff of a facility; `path`: address of the thread. */
export const MessageMail = Schema.Struct({
  name: text,
  at: text,
  facility: text,
  topic,
  by: Schema.Literals(['parent', 'facility']),
  path: text,
})
export type MessageMail = typeof MessageMail.Type

/** A facility wants to publish a question of the recipient. */
export const PublicationMail = Schema.Struct({ name: text, at: text, facility: text, path: text })
export type PublicationMail = typeof PublicationMail.Type

/** Question to a facility that nobody runs here, without text and without any data of the parent. */
export const BridgeMail = Schema.Struct({ facility: text, topic, token: text })
export type BridgeMail = typeof BridgeMail.Type

/** Several such questions; `lines`: token, topic and facility of each, separated by tabs. */
export const BridgeDigestMail = Schema.Struct({ count: text, lines: text })
export type BridgeDigestMail = typeof BridgeDigestMail.Type
