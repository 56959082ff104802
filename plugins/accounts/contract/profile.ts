import { Schema } from 'effect'
import { Email, NewPassword, PersonName } from '#core/kernel/field-schemas.ts'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import { languages } from '#core/kernel/language.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { ById } from './common.ts'
import { CurrentPassword, LinkToken } from './credentials.ts'
import { IdentityProof } from './factors.ts'
import { RefreshCookie } from './session.ts'

/** Changes of name or language; omitted fields stay unchanged. */
export const AccountChanges = Schema.Struct({
  ...ById.fields,
  first_name: Schema.optional(PersonName),
  last_name: Schema.optional(PersonName),
  language: Schema.optional(Schema.Literals(languages)),
  version: Schema.optional(Schema.Number),
})

/**
 * Request to delete an account; `confirm`: its e-mail address, typed by the user; `opinions`: what becomes of the
 * opinions, which lose the name by default.
 */
export const AccountDeletion = Schema.Struct({
  ...ById.fields,
  ...IdentityProof.fields,
  confirm: Schema.String,
  opinions: Schema.optional(Schema.Literals(['anonymise', 'remove'])),
  ...RefreshCookie.fields,
})

/** Change of the password, proved by the current one. */
export const PasswordChange = Schema.Struct({ ...ById.fields, password: CurrentPassword, new_password: NewPassword })

/** Request for a new e-mail address, typed twice. */
export const EmailChange = Schema.Struct({
  ...ById.fields,
  email: Email,
  email_repeat: Schema.String,
  ...IdentityProof.fields,
}).check(fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'))

/** Upload of a photo. */
export const PhotoUpload = Schema.Struct({ ...ById.fields, file: FileBody })

/** URL of the user's photo; `null` without one. */
export const PhotoView = Schema.Struct({ avatar: Schema.NullOr(Schema.String) })

/** Random name of a photo in its URL. */
export const ByPhotoName = Schema.Struct({ photo: LinkToken })
