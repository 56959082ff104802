import { makeTranslator } from '#adapters/i18n/translator.ts'
import { type AnyFailure, codeOf, type FieldMessages } from '#core/kernel/failure.ts'
import { asMessageKey, type MessageKey, messageKey } from '#core/kernel/message-key.ts'
import { plugins } from '#plugins/server.gen.ts'
import { webMessages } from './web-messages.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
const t = translator.for('en')

/** Returns the English text of a message key for the operator, or that of the fallback: never a key. */
const textOf = (key: string, fallback: MessageKey) => t(translator.has('en', key) ? asMessageKey(key) : fallback)

/** Describes rejected input in one line for each field; `nameOf` names a field as the operator has typed it. */
export const describeFields = (schema: FieldMessages, nameOf: (field: string) => string): string =>
  Object.entries(schema)
    .map(([field, keys]) => `${nameOf(field)}: ${keys.map((key) => textOf(key, 'FIELD_INVALID')).join(', ')}`)
    .join('\n')

/** Describes a failure: its own reason, else the text of its code, with that of each rejected field. */
export const describeFailure = ({ _tag, kind, detail, schema }: AnyFailure): string => {
  if (detail && detail !== _tag) return detail
  const fields = schema ? `\n${describeFields(schema, (field) => field)}` : ''
  return textOf(codeOf(_tag), messageKey('error', kind)) + fields
}
