import { Schema } from 'effect'
import { MessageText } from './question.ts'

const Token = Schema.String.check(Schema.isMaxLength(200))

/** Path parameter with the token of a link in a mail. */
export const ByToken = Schema.Struct({ token: Token })

/** Answer of a facility that has no account, by the link of its mail. */
export const MailAnswer = Schema.Struct({ token: Token, text: MessageText })
export type MailAnswer = typeof MailAnswer.Type

/** Form that a mail program posts to the link that ends the mails (RFC 8058). */
export const StopForm = Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) })
export type StopForm = typeof StopForm.Type

/** Response to the end of mails. */
export const StoppedView = Schema.Struct({ stopped: Schema.Boolean })
