import { Schema } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { languages } from '#core/kernel/language.ts'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import { Email, NewPassword, PersonName } from '#core/kernel/field-schemas.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { del, get, NoInput, patch, post } from '#core/plugin/routes.ts'
import { FileBody, ZipBody } from '#core/plugin/body-types.ts'
import { InvalidImage } from '#core/ports/profile-photos.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { AccountView, OwnFacility } from '../contract/account.ts'
import { CurrentPassword, LinkToken } from '../contract/credentials.ts'
import { AccountNotFound, BadPassword, EmailTaken, EmailTokenNotFound, OwnsFacility } from '../contract/errors.ts'
import { RequestEmailChange } from '../use-cases/request-email-change.ts'
import { ChangeAccount } from '../use-cases/change-account.ts'
import { ConfirmEmailChange, UndoEmailChange } from '../use-cases/change-email.ts'
import { ChangePassword } from '../use-cases/change-password.ts'
import { DeleteAccount } from '../use-cases/delete-account.ts'
import { ExportAccount } from '../use-cases/export-account.ts'
import { ListOwnFacilities } from '../use-cases/list-own-facilities.ts'
import { RemovePhoto } from '../use-cases/remove-photo.ts'
import { SetPhoto } from '../use-cases/set-photo.ts'
import { ShowAccount } from '../use-cases/show-account.ts'
import { ShowPhoto } from '../use-cases/show-photo.ts'
import { ById, StatusOf } from './schemas.ts'

const { id } = ById.fields
const Photo = Schema.Struct({ avatar: Schema.NullOr(Schema.String) })
/** Cache headers of a photo: the content under one URL never changes. */
const immutableCache = { 'Cache-Control': 'private, max-age=31536000, immutable' }

/** Routes of the user's own account (specification §7, decisions §20). */
export const accountRoutes = [
  get('/api/v1/account/facilities', {
    summary: 'Lists the user’s facilities by name, with the user’s permissions there.',
    input: NoInput,
    output: Schema.Array(OwnFacility),
    handler: ListOwnFacilities,
    access: 'user',
    errors: [MissingJwt],
  }),
  get('/api/v1/account/account/:id', {
    summary: 'Returns the user’s own account; support may read any.',
    input: ById,
    output: AccountView,
    handler: ShowAccount,
    access: 'user',
    version: true,
    errors: [MissingJwt, AccountNotFound],
  }),
  patch('/api/v1/account/account/:id', {
    summary: 'Changes the user’s name or language.',
    input: Schema.Struct({
      id,
      first_name: Schema.optional(PersonName),
      last_name: Schema.optional(PersonName),
      language: Schema.optional(Schema.Literals(languages)),
      version: Schema.optional(Schema.Number),
    }),
    output: AccountView,
    handler: ChangeAccount,
    access: 'user',
    version: true,
    errors: [MissingJwt, AccountNotFound, VersionConflict],
  }),
  get('/api/v1/account/account/:id/export', {
    summary: 'Exports all data stored about the user as an archive: JSON for each table, files, and an explanatory text.',
    input: ById,
    output: ZipBody,
    handler: ExportAccount,
    access: 'user',
    responseType: 'zip',
    rateLimit: { times: 5, seconds: 3600 },
    errors: [MissingJwt, AccountNotFound],
  }),
  del('/api/v1/account/account/:id', {
    summary: 'Deletes the user’s account permanently; `confirm` is its e-mail address, typed by the user.',
    input: Schema.Struct({ id, password: CurrentPassword, confirm: Schema.String, refresh_token: Schema.NullOr(Schema.String) }),
    output: StatusOf('deleted'),
    handler: DeleteAccount,
    access: 'user',
    session: true,
    toResponse: (body: { readonly status: 'deleted' }) => ({ body, session: null }),
    errors: [MissingJwt, AccountNotFound, BadPassword, OwnsFacility, TooManyRequests, Validation],
  }),
  post('/api/v1/account/account/:id/password', {
    summary: 'Changes the user’s password and signs out on all devices.',
    input: Schema.Struct({ id, password: CurrentPassword, new_password: NewPassword }),
    output: StatusOf('changed'),
    handler: ChangePassword,
    access: 'user',
    errors: [MissingJwt, AccountNotFound, BadPassword, TooManyRequests, Validation],
  }),
  post('/api/v1/account/account/:id/email', {
    summary: 'Sends a confirmation mail to a new e-mail address; the address changes once it is confirmed.',
    input: Schema.Struct({ id, email: Email, email_repeat: Schema.String, password: CurrentPassword }).check(
      fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'),
    ),
    output: StatusOf('sent'),
    handler: RequestEmailChange,
    access: 'user',
    errors: [MissingJwt, AccountNotFound, BadPassword, TooManyRequests],
  }),
  post('/api/v1/account/email/confirm/:token', {
    summary: 'Changes the e-mail address by the token sent to the new address, and signs out on all devices.',
    input: Schema.Struct({ token: LinkToken }),
    output: StatusOf('changed'),
    handler: ConfirmEmailChange,
    access: 'anyone',
    errors: [EmailTokenNotFound, EmailTaken],
  }),
  post('/api/v1/account/email/undo/:token', {
    summary: 'Undoes a change of the e-mail address by the token sent to the old address, and signs out on all devices.',
    input: Schema.Struct({ token: LinkToken }),
    output: StatusOf('changed'),
    handler: UndoEmailChange,
    access: 'anyone',
    errors: [EmailTokenNotFound, EmailTaken],
  }),
  post('/api/v1/account/account/:id/photo', {
    summary: 'Sets the user’s photo: JPEG or PNG, at most 5 MB.',
    input: Schema.Struct({ id, file: FileBody }),
    output: Photo,
    handler: SetPhoto,
    access: 'user',
    requestType: 'multipart',
    errors: [MissingJwt, AccountNotFound, InvalidImage],
  }),
  del('/api/v1/account/account/:id/photo', {
    summary: 'Removes the user’s photo.',
    input: ById,
    output: Photo,
    handler: RemovePhoto,
    access: 'user',
    errors: [MissingJwt, AccountNotFound],
  }),
  get('/api/v1/account/photo/:photo', {
    summary: 'Returns a photo by the name in the account’s `avatar`.',
    input: Schema.Struct({ photo: LinkToken }),
    output: FileBody,
    handler: ShowPhoto,
    access: 'anyone',
    responseType: 'file',
    toResponse: (body: FileBody) => ({ body, headers: immutableCache }),
    errors: [AccountNotFound],
  }),
]
