import { Schema } from 'effect'
import { Email, NewPassword, PersonName } from '#core/kernel/field-schemas.ts'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import { languages } from '#core/kernel/language.ts'
import { FileBody, ZipBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { BadPasskey } from '#core/ports/passkeys.ts'
import { ImageTooLarge, InvalidImage } from '#core/ports/pictures.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { AccountView, OwnedFacilities, OwnFacility } from './account.ts'
import { ByLinkToken, CurrentPassword, LinkToken, NewPasswordByLink } from './credentials.ts'
import { AccountNotFound, BadCode, BadPassword, EmailTaken, EmailTokenNotFound, OwnsFacility, SecondFactorNeeded } from './errors.ts'
import { IdentityProof } from './factors.ts'
import { RefreshCookie } from './session.ts'

/** Path parameter with a UUID. */
export const ById = Schema.Struct({ id: Schema.String.check(Schema.isUUID(undefined, { message: 'FIELD_INVALID' })) })

/** Response with a status. */
export const StatusOf = <const Values extends readonly string[]>(...values: Values) => Schema.Struct({ status: Schema.Literals(values) })

/** Changes of name or language; omitted fields stay unchanged. */
const AccountChanges = Schema.Struct({
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
const AccountDeletion = Schema.Struct({
  ...ById.fields,
  ...IdentityProof.fields,
  confirm: Schema.String,
  opinions: Schema.optional(Schema.Literals(['anonymise', 'remove'])),
  ...RefreshCookie.fields,
})

/** Change of the password, proved by the current one. */
const PasswordChange = Schema.Struct({ ...ById.fields, password: CurrentPassword, new_password: NewPassword })

/** Request for a new e-mail address, typed twice. */
const EmailChange = Schema.Struct({
  ...ById.fields,
  email: Email,
  email_repeat: Schema.String,
  ...IdentityProof.fields,
}).check(fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'))

/** Upload of a photo. */
const PhotoUpload = Schema.Struct({ ...ById.fields, file: FileBody })

/** URL of the user's photo; `null` without one. */
const PhotoView = Schema.Struct({ avatar: Schema.NullOr(Schema.String) })

/** Random name of a photo in its URL. */
const ByPhotoName = Schema.Struct({ photo: LinkToken })

/** Failures of a second factor that an account with one is asked for. */
const factorErrors = [BadCode, BadPasskey, SecondFactorNeeded] as const

/** Routes of the user's own account (specification §7, decisions §20). */
export const accountRoutes = {
  listOwnFacilities: route.get('/api/v1/account/facilities', {
    summary: 'Lists the user’s facilities by name, with the user’s permissions there.',
    output: Schema.Array(OwnFacility),
    access: 'user',
  }),
  listOwnedFacilities: route.get('/api/v1/facility/owned', {
    summary: 'Lists the user’s facilities by name, and the facilities that the user has asked for and does not have yet.',
    output: OwnedFacilities,
    access: 'user',
  }),
  showAccount: route.get('/api/v1/account/account/:id', {
    summary: 'Returns the user’s own account; support may read any.',
    input: ById,
    output: AccountView,
    access: 'user',
    version: true,
    errors: [AccountNotFound],
  }),
  changeAccount: route.patch('/api/v1/account/account/:id', {
    summary: 'Changes the user’s name or language.',
    input: AccountChanges,
    output: AccountView,
    access: 'user',
    version: true,
    errors: [AccountNotFound],
  }),
  exportAccount: route.get('/api/v1/account/account/:id/export', {
    summary: 'Exports all data stored about the user as an archive: JSON for each table, files, and an explanatory text.',
    input: ById,
    output: ZipBody,
    access: 'user',
    responseType: 'zip',
    rateLimit: { times: 5, seconds: 3600 },
    errors: [AccountNotFound],
  }),
  deleteAccount: route.delete('/api/v1/account/account/:id', {
    summary: 'Deletes the user’s account permanently; `confirm` is its e-mail address, typed by the user.',
    input: AccountDeletion,
    output: StatusOf('deleted'),
    access: 'user',
    session: true,
    errors: [AccountNotFound, BadPassword, ...factorErrors, OwnsFacility, TooManyRequests, Validation],
  }),
  changePassword: route.post('/api/v1/account/account/:id/password', {
    summary: 'Changes the user’s password and signs out on all devices.',
    input: PasswordChange,
    output: StatusOf('changed'),
    access: 'user',
    errors: [AccountNotFound, BadPassword, TooManyRequests, Validation],
  }),
  requestEmailChange: route.post('/api/v1/account/account/:id/email', {
    summary: 'Sends a confirmation mail to a new e-mail address; the address changes once it is confirmed.',
    input: EmailChange,
    output: StatusOf('sent'),
    access: 'user',
    errors: [AccountNotFound, BadPassword, ...factorErrors, TooManyRequests],
  }),
  confirmEmailChange: route.post('/api/v1/account/email/confirm/:token', {
    summary: 'Changes the e-mail address by the token sent to the new address, and signs out on all devices.',
    input: ByLinkToken,
    output: StatusOf('changed'),
    access: 'anyone',
    errors: [EmailTokenNotFound, EmailTaken],
  }),
  undoEmailChange: route.post('/api/v1/account/email/undo/:token', {
    summary:
      'Undoes a change of the e-mail address by the token sent to the old address, sets a new password and signs out on all devices; second factors added since the change are removed.',
    input: NewPasswordByLink,
    output: StatusOf('changed'),
    access: 'anyone',
    session: true,
    errors: [EmailTokenNotFound, EmailTaken, TooManyRequests, Validation],
  }),
  setPhoto: route.post('/api/v1/account/account/:id/photo', {
    summary: 'Sets the user’s photo: JPEG or PNG, at most 5 MB.',
    input: PhotoUpload,
    output: PhotoView,
    access: 'user',
    requestType: 'multipart',
    errors: [AccountNotFound, InvalidImage, ImageTooLarge],
    rateLimit: { times: 60, seconds: 600 },
  }),
  removePhoto: route.delete('/api/v1/account/account/:id/photo', {
    summary: 'Removes the user’s photo.',
    input: ById,
    output: PhotoView,
    access: 'user',
    errors: [AccountNotFound],
  }),
  showPhoto: route.get('/api/v1/account/photo/:photo', {
    summary: 'Returns a photo by the name in the account’s `avatar`.',
    input: ByPhotoName,
    output: FileBody,
    access: 'anyone',
    responseType: 'file',
    errors: [AccountNotFound],
  }),
}
