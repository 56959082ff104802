import { Schema } from 'effect'
import { MissingJwt } from '#core/access/refusals.ts'
import { languages } from '#core/kernel/language.ts'
import { sameAs } from '#core/kernel/same-as.ts'
import { Email, NewPassword, PersonName } from '#core/kernel/typed.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Validation } from '#core/plugin/doorway-failures.ts'
import { del, get, NoInput, patch, post } from '#core/plugin/routes.ts'
import { FileBody, ZipBody } from '#core/plugin/row-kinds.ts'
import { BadPicture } from '#core/ports/portraits.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { AccountView, OwnFacility } from '../contract/account.ts'
import { MailedWord, OwnPassword } from '../contract/credentials.ts'

import { AccountNotFound, BadPassword, EmailTaken, EmailTokenNotFound, OwnsFacility } from '../contract/failures.ts'
import { AskEmailChange } from '../use-cases/ask-email-change.ts'
import { ChangeAccount } from '../use-cases/change-account.ts'
import { ConfirmEmail, UndoEmail } from '../use-cases/change-email.ts'
import { ChangePassword } from '../use-cases/change-password.ts'
import { DeleteAccount } from '../use-cases/delete-account.ts'
import { ExportAccount } from '../use-cases/export-account.ts'
import { ListOwnFacilities } from '../use-cases/list-own-facilities.ts'
import { RemovePhoto } from '../use-cases/remove-photo.ts'
import { SetPhoto } from '../use-cases/set-photo.ts'
import { ShowAccount } from '../use-cases/show-account.ts'
import { ShowPhoto } from '../use-cases/show-photo.ts'
import { ById, StatusOf } from './shapes.ts'

const { id } = ById.fields
const Photo = Schema.Struct({ avatar: Schema.NullOr(Schema.String) })
/** A photo never changes under its address. */
const forAYear = { 'Cache-Control': 'private, max-age=31536000, immutable' }

/** Rows of one's own account (specification §7, decisions §20). */
export const accountRoutes = [
  get('/api/v1/account/facilities', {
    summary: 'The facilities that one belongs to, by name, with what one may do there.',
    input: NoInput,
    output: Schema.Array(OwnFacility),
    handler: ListOwnFacilities,
    access: 'user',
    errors: [MissingJwt],
  }),
  get('/api/v1/account/account/:id', {
    summary: 'One’s own account; support sees any.',
    input: ById,
    output: AccountView,
    handler: ShowAccount,
    access: 'user',
    version: true,
    errors: [MissingJwt, AccountNotFound],
  }),
  patch('/api/v1/account/account/:id', {
    summary: 'Changes one’s name or language.',
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
    summary: 'All that is kept about one, as an archive: JSON for each table, files, and a text that explains them.',
    input: ById,
    output: ZipBody,
    handler: ExportAccount,
    access: 'user',
    responseType: 'zip',
    rate: { times: 5, seconds: 3600 },
    errors: [MissingJwt, AccountNotFound],
  }),
  del('/api/v1/account/account/:id', {
    summary: 'Deletes one’s account for good; `confirm` is its e-mail, typed.',
    input: Schema.Struct({ id, password: OwnPassword, confirm: Schema.String, refresh_token: Schema.NullOr(Schema.String) }),
    output: StatusOf('deleted'),
    handler: DeleteAccount,
    access: 'user',
    session: true,
    toResponse: (body: { readonly status: 'deleted' }) => ({ body, session: null }),
    errors: [MissingJwt, AccountNotFound, BadPassword, OwnsFacility, TooManyRequests, Validation],
  }),
  post('/api/v1/account/account/:id/password', {
    summary: 'Changes one’s password and signs out everywhere.',
    input: Schema.Struct({ id, password: OwnPassword, new_password: NewPassword }),
    output: StatusOf('changed'),
    handler: ChangePassword,
    access: 'user',
    errors: [MissingJwt, AccountNotFound, BadPassword, TooManyRequests, Validation],
  }),
  post('/api/v1/account/account/:id/email', {
    summary: 'Asks a new e-mail address to confirm itself; until it does, nothing changes.',
    input: Schema.Struct({ id, email: Email, email_repeat: Schema.String, password: OwnPassword }).check(
      sameAs('email', 'email_repeat', 'EMAILS_DIFFER'),
    ),
    output: StatusOf('sent'),
    handler: AskEmailChange,
    access: 'user',
    errors: [MissingJwt, AccountNotFound, BadPassword, TooManyRequests],
  }),
  post('/api/v1/account/email/confirm/:token', {
    summary: 'Changes the e-mail by the word that its new address was sent, and signs out everywhere.',
    input: Schema.Struct({ token: MailedWord }),
    output: StatusOf('changed'),
    handler: ConfirmEmail,
    access: 'anyone',
    errors: [EmailTokenNotFound, EmailTaken],
  }),
  post('/api/v1/account/email/undo/:token', {
    summary: 'Undoes a change of the e-mail by the word that its old address was sent, and signs out everywhere.',
    input: Schema.Struct({ token: MailedWord }),
    output: StatusOf('changed'),
    handler: UndoEmail,
    access: 'anyone',
    errors: [EmailTokenNotFound, EmailTaken],
  }),
  post('/api/v1/account/account/:id/photo', {
    summary: 'Sets one’s photo: JPEG or PNG, at most 5 MB.',
    input: Schema.Struct({ id, file: FileBody }),
    output: Photo,
    handler: SetPhoto,
    access: 'user',
    requestType: 'multipart',
    errors: [MissingJwt, AccountNotFound, BadPicture],
  }),
  del('/api/v1/account/account/:id/photo', {
    summary: 'Takes one’s photo away.',
    input: ById,
    output: Photo,
    handler: RemovePhoto,
    access: 'user',
    errors: [MissingJwt, AccountNotFound],
  }),
  get('/api/v1/account/photo/:photo', {
    summary: 'A photo under the address that its account tells.',
    input: Schema.Struct({ photo: MailedWord }),
    output: FileBody,
    handler: ShowPhoto,
    access: 'anyone',
    responseType: 'file',
    toResponse: (body: FileBody) => ({ body, headers: forAYear }),
    errors: [AccountNotFound],
  }),
]
