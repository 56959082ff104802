import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { Email, Phone, TypedLine, TypedText } from '#core/kernel/typed.ts'

/** What one may write to customer service about. */
export const messageKinds = ['general', 'data_error', 'press', 'urgent'] as const

export type MessageKind = (typeof messageKinds)[number]

/** Most characters of a name and of a message, as forms and the Schema know them. */
export const nameMost = 120
export const messageMost = 5000

/** A message to customer service (decisions §13). */
export const NewMessage = Schema.Struct({
  kind: Schema.Literals(messageKinds),
  name: TypedLine(nameMost),
  email: Email,
  phone: Schema.optional(Phone),
  message: TypedText(messageMost),
  /** The page that it is about. */
  url: Schema.optional(TypedLine(2000).check(Schema.isPattern(/^https?:\/\/\S+$/, { message: 'FIELD_INVALID' }))),
  /** The language that the answer should have; Polish unless told. */
  language: Schema.optional(Schema.Literals(languages)),
})
export type NewMessage = typeof NewMessage.Type

/** Whether a word is a number as senders have it. */
export const isNumber = (word: string): boolean => /^K-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(word)

/** What the sender gets at once: a number to refer to, `K-7F3A-92QD`. */
export const Receipt = Schema.Struct({ number: Schema.String })
export type Receipt = typeof Receipt.Type
