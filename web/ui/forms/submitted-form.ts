import { isSecretField } from '#core/kernel/secret-fields.ts'
import type { FormPost } from '#web/runtime/form-post.ts'
import { honeypotField } from '#web/runtime/honeypot.ts'
import type { FieldErrors } from './submission.ts'

/** A form that was posted without JavaScript and rejected, as a serializable prop of an island. */
export interface SubmittedForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly message: string | null
}

/** Converts a form post to the prop of an island: without secrets, with the first error of each field. */
export const toSubmittedForm = (posted: FormPost | undefined): SubmittedForm | undefined =>
  posted && {
    values: Object.fromEntries(Object.entries(posted.values).filter(([name]) => !isSecretField(name) && name !== honeypotField)),
    errors: Object.fromEntries(
      Object.entries(posted.rejected?.fields ?? {}).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])),
    ),
    message: posted.rejected?.message ?? null,
  }
