import { Schema } from 'effect'
import { Email, NonBlankLine, NonBlankText, Phone, PlainName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { messageMaxLength, nameMaxLength } from './limits.ts'

/** Kinds of messages to customer service. */
export const messageKinds = ['general', 'data_error', 'press', 'urgent'] as const

export type MessageKind = (typeof messageKinds)[number]

/** Message to customer service (decisions §13). */
export const NewMessage = Schema.Struct({
  kind: Schema.Literals(messageKinds),
  name: PlainName(nameMaxLength),
  email: Email,
  phone: Schema.optional(Phone),
  message: NonBlankText(messageMaxLength),
  /** Page that the message is about. */
  url: Schema.optional(NonBlankLine(2000).check(Schema.isPattern(/^https?:\/\/\S+$/, { message: 'FIELD_INVALID' }))),
  /** Language of the answer; default Polish. */
  language: Schema.optional(Schema.Literals(languages)),
})
export type NewMessage = typeof NewMessage.Type

/** Tests the format of a message number. */
export const isMessageNumber = (text: string): boolean => /^K-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)

/** Response to the sender: the message's reference number, `K-7F3A-92QD`. */
export const Receipt = Schema.Struct({ number: Schema.String })
export type Receipt = typeof Receipt.Type
