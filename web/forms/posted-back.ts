import type { FormPost } from '#web/data/posted.ts'
import { isTrap } from '#web/data/traps.ts'
import type { Complaints } from './submission.ts'

/** A form that was posted without a script and not taken, as it goes to an island as JSON. */
export interface SubmittedForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Complaints
  readonly message: string | null
}

// They stand in the page again for nobody.
const isSecret = (name: string) => /password|code/.test(name)

/** What an island may know of the form that brought one here: no passwords, and the first complaint of each field. */
export const postedBack = (posted: FormPost | undefined): SubmittedForm | undefined =>
  posted && {
    values: Object.fromEntries(Object.entries(posted.values).filter(([name]) => !isSecret(name) && !isTrap(name))),
    errors: Object.fromEntries(
      Object.entries(posted.rejected?.fields ?? {}).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const])),
    ),
    message: posted.rejected?.message ?? null,
  }
