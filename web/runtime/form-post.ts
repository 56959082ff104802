import type { FieldMessages } from '#core/kernel/failure.ts'

/** Why a posted form was rejected; shown on the same page with the posted values. */
export interface RejectedForm {
  readonly status: 401 | 403 | 404 | 409 | 410 | 415 | 422 | 429
  /** `error/…`, or the message key of a failed bot check. */
  readonly code: string
  /** One sentence in the page's language. */
  readonly message: string
  /** Message keys by field. */
  readonly fields: FieldMessages
}

/** A form posted to a page's own address. */
export interface FormPost {
  /** Values by field, trimmed except for passwords; of a repeated name the last. Secrets are removed when the form is rejected. */
  values: Readonly<Record<string, string>>
  /** Posted by another site's page. */
  readonly crossSite: boolean
  /** Set by the page's action, before its data is read. Mutable, because Vike's hooks share only their arguments. */
  rejected?: RejectedForm
}
