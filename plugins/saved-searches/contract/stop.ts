import { Schema } from 'effect'

const Token = Schema.String.check(Schema.isMaxLength(200))

/** Path parameter with the token of a link in a mail. */
export const ByStopToken = Schema.Struct({ token: Token })

/** Form that a mail program posts to the link that ends the messages about a search (RFC 8058). */
export const StopForm = Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) })
