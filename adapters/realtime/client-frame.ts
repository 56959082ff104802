import { Exit, Schema } from 'effect'

const lastId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))
const word = Schema.String.check(Schema.isMaxLength(4000))

const ClientFrame = Schema.Union([
  /** Who listens, by a bearer token or a ticket; `last_id` is the last frame they have. */
  Schema.Struct({ type: Schema.Literal('auth'), jwt: word, last_id: Schema.optional(lastId) }),
  Schema.Struct({ type: Schema.Literal('auth'), ticket: word, last_id: Schema.optional(lastId) }),
  /** A newer bearer token of the same account. */
  Schema.Struct({ type: Schema.Literal('token.refresh'), jwt: word }),
  /** What was missed on a channel that is for everyone. */
  Schema.Struct({ type: Schema.Literal('resume'), last_id: lastId }),
])

/** What a client may say. */
export type ClientFrame = typeof ClientFrame.Type

const decode = Schema.decodeUnknownExit(ClientFrame)

/** A client's frame; `null` where it is none that we know. */
export const readClientFrame = (text: string): ClientFrame | null => {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return null
  }
  const exit = decode(said, { onExcessProperty: 'error' })
  return Exit.isSuccess(exit) ? exit.value : null
}
