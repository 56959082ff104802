import { Schema } from 'effect'

const text = Schema.String

/** News about a followed facility; `name`: first name of the recipient, `at`: moment of the mail. */
export const NewsMail = Schema.Struct({ name: text, at: text, facility: text, slug: text })
export type NewsMail = typeof NewsMail.Type
