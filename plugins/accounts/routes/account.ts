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
    tells: 'The facilities that one belongs to, by name, with what one may do there.',
    takes: NoInput,
    gives: Schema.Array(OwnFacility),
    does: ListOwnFacilities,
    may: 'user',
    fails: [MissingJwt],
  }),
  get('/api/v1/account/account/:id', {
    tells: 'One’s own account; support sees any.',
    takes: ById,
    gives: AccountView,
    does: ShowAccount,
    may: 'user',
    version: true,
    fails: [MissingJwt, AccountNotFound],
  }),
  patch('/api/v1/account/account/:id', {
    tells: 'Changes one’s name or language.',
    takes: Schema.Struct({
      id,
      first_name: Schema.optional(PersonName),
      last_name: Schema.optional(PersonName),
      language: Schema.optional(Schema.Literals(languages)),
      version: Schema.optional(Schema.Number),
    }),
    gives: AccountView,
    does: ChangeAccount,
    may: 'user',
    version: true,
    fails: [MissingJwt, AccountNotFound, VersionConflict],
  }),
  get('/api/v1/account/account/:id/export', {
    tells: 'All that is kept about one, as an archive: JSON for each table, files, and a text that explains them.',
    takes: ById,
    gives: ZipBody,
    does: ExportAccount,
    may: 'user',
    answers: 'zip',
    rate: { times: 5, seconds: 3600 },
    fails: [MissingJwt, AccountNotFound],
  }),
  del('/api/v1/account/account/:id', {
    tells: 'Deletes one’s account for good; `confirm` is its e-mail, typed.',
    takes: Schema.Struct({ id, password: OwnPassword, confirm: Schema.String, refresh_token: Schema.NullOr(Schema.String) }),
    gives: StatusOf('deleted'),
    does: DeleteAccount,
    may: 'user',
    session: true,
    says: (body: { readonly status: 'deleted' }) => ({ body, session: null }),
    fails: [MissingJwt, AccountNotFound, BadPassword, OwnsFacility, TooManyRequests, Validation],
  }),
  post('/api/v1/account/account/:id/password', {
    tells: 'Changes one’s password and signs out everywhere.',
    takes: Schema.Struct({ id, password: OwnPassword, new_password: NewPassword }),
    gives: StatusOf('changed'),
    does: ChangePassword,
    may: 'user',
    fails: [MissingJwt, AccountNotFound, BadPassword, TooManyRequests, Validation],
  }),
  post('/api/v1/account/account/:id/email', {
    tells: 'Asks a new e-mail address to confirm itself; until it does, nothing changes.',
    takes: Schema.Struct({ id, email: Email, email_repeat: Schema.String, password: OwnPassword }).check(
      sameAs('email', 'email_repeat', 'EMAILS_DIFFER'),
    ),
    gives: StatusOf('sent'),
    does: AskEmailChange,
    may: 'user',
    fails: [MissingJwt, AccountNotFound, BadPassword, TooManyRequests],
  }),
  post('/api/v1/account/email/confirm/:token', {
    tells: 'Changes the e-mail by the word that its new address was sent, and signs out everywhere.',
    takes: Schema.Struct({ token: MailedWord }),
    gives: StatusOf('changed'),
    does: ConfirmEmail,
    may: 'anyone',
    fails: [EmailTokenNotFound, EmailTaken],
  }),
  post('/api/v1/account/email/undo/:token', {
    tells: 'Undoes a change of the e-mail by the word that its old address was sent, and signs out everywhere.',
    takes: Schema.Struct({ token: MailedWord }),
    gives: StatusOf('changed'),
    does: UndoEmail,
    may: 'anyone',
    fails: [EmailTokenNotFound, EmailTaken],
  }),
  post('/api/v1/account/account/:id/photo', {
    tells: 'Sets one’s photo: JPEG or PNG, at most 5 MB.',
    takes: Schema.Struct({ id, file: FileBody }),
    gives: Photo,
    does: SetPhoto,
    may: 'user',
    accepts: 'multipart',
    fails: [MissingJwt, AccountNotFound, BadPicture],
  }),
  del('/api/v1/account/account/:id/photo', {
    tells: 'Takes one’s photo away.',
    takes: ById,
    gives: Photo,
    does: RemovePhoto,
    may: 'user',
    fails: [MissingJwt, AccountNotFound],
  }),
  get('/api/v1/account/photo/:photo', {
    tells: 'A photo under the address that its account tells.',
    takes: Schema.Struct({ photo: MailedWord }),
    gives: FileBody,
    does: ShowPhoto,
    may: 'anyone',
    answers: 'file',
    says: (body: FileBody) => ({ body, headers: forAYear }),
    fails: [AccountNotFound],
  }),
]
