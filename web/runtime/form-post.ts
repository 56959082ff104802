import type { FieldMessages } from '#core/kernel/failure.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import type { SessionCookies } from '#core/plugin/implement.ts'

/** Field that names the form, on a page with several. */
export const formField = 'form'

/** Why a posted form was rejected; shown on the same page with the posted values. */
export interface RejectedForm {
  readonly status: 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429
  /** `error/…`, or the message key of a failed bot check. */
  readonly code: string
  /** One sentence in the page's language. */
  readonly message: string
  /** Message keys by field. */
  readonly fields: FieldMessages
}

/** Form posted to a page's own address. */
export interface FormPost {
  /** Values by field, trimmed except for passwords; of a repeated name the last. Without secrets once the form was rejected. */
  readonly values: Readonly<Record<string, string>>
  /** Files by field; of signed-in users alone. */
  readonly files?: Readonly<Record<string, readonly FileBody[]>>
  /** A file was too large, or all together, or another field: no file was read. */
  readonly tooBig?: 'file' | 'body'
  /** Posted by another site's page. */
  readonly crossSite: boolean
  /** Errors that the page's action returned. */
  readonly rejected?: RejectedForm
}

/**
 * Result of a page's action: the address that the browser loads next and the refresh token for its cookie (`null`
 * removes it); or errors, with which the page is shown again. An accepted form can only redirect, so that reloading or
 * going back never posts it again.
 */
export type ActionResult =
  | { readonly redirect: string; readonly session?: SessionCookies | null | undefined }
  | { readonly errors: RejectedForm }
