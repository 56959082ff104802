import type { FieldMessages } from '#core/kernel/failure.ts'

/** Why a posted form was not taken: shown on the same page, with what was typed. */
export interface RejectedForm {
  readonly status: 401 | 403 | 404 | 409 | 410 | 415 | 422 | 429
  /** `error/…`, or a key of what spoke against it. */
  readonly code: string
  /** One sentence in the page's language. */
  readonly message: string
  /** Message keys by field. */
  readonly fields: FieldMessages
}

/** A form as a browser posted it to a page's own address. */
export interface FormPost {
  /** What was typed, without the spaces around it but for passwords; of a name that comes twice the last. Secrets are taken out where the form is shown again. */
  values: Readonly<Record<string, string>>
  /** Posted by another site's page. */
  readonly foreign: boolean
  /** Set by the page's action, before its data is read: Vike's hooks share nothing but what they were given. */
  rejected?: RejectedForm
}
