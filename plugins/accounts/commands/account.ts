import { Schema } from 'effect'
import { accountTypes } from '#core/access/account-type.ts'
import { Email, PersonName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { command } from '#core/plugin/commands.ts'
import { CreateAccount, DescribeAccount, PromoteAccount, ResetSecondFactor, SignOut } from '../use-cases/operate-accounts.ts'

const type = Schema.Literals(accountTypes)
const typeOption = { flag: '--type <type>', description: 'user, support or cms' }

/** Operator commands for accounts. */
export const accountCommands = [
  command('account create <email>', {
    description: 'Create an account that is active at once; its generated password is printed once',
    options: [
      { flag: '--first-name <name>', description: 'first name, at least three letters' },
      { flag: '--last-name <name>', description: 'last name, at least three letters' },
      typeOption,
      { flag: '--language <key>', description: 'language of its mails: pl, ua or en' },
    ],
    input: Schema.Struct({
      email: Email,
      firstName: PersonName,
      lastName: PersonName,
      type: Schema.optional(type),
      language: Schema.optional(Schema.Literals(languages)),
    }),
    handler: CreateAccount,
    format: ({ email, type, password }) => `${email} (${type})\nPassword: ${password}`,
  }),
  command('account promote <email>', {
    description: 'Change the type of an account to support, cms or user',
    options: [typeOption],
    input: Schema.Struct({ email: Email, type }),
    handler: PromoteAccount,
    format: ({ email, before, type }) => `${email}: ${before} → ${type}`,
  }),
  command('account reset-second-factor <email>', {
    description: 'Remove the code app, the recovery codes and the passkeys of an account whose owner has lost them',
    input: Schema.Struct({ email: Email }),
    handler: ResetSecondFactor,
    format: ({ email, removed }) =>
      removed === 0
        ? `${email} has no second factor; nothing changed`
        : `${email}: second factors removed, signed out on all devices; the password alone is enough`,
  }),
  command('account sign-out <email>', {
    description: 'Sign an account out on all devices',
    input: Schema.Struct({ email: Email }),
    handler: SignOut,
    format: ({ email, ended }) => `${email}: signed out on ${ended} devices`,
  }),
  command('account sign-out-all', {
    description: 'Sign everybody out, on all devices',
    input: Schema.Struct({}),
    handler: SignOut,
    format: ({ ended }) => `Signed out on ${ended} devices`,
  }),
  command('account show <email>', {
    description: 'Show an account, its facilities and its permissions',
    input: Schema.Struct({ email: Email }),
    handler: DescribeAccount,
    format: ({ id, email, name, surname, type, status, language, source, created_at, facilities, devices }) =>
      [
        `${email}  ${name} ${surname}  (${id})`,
        `${type}, ${status}, ${language}, from ${source}, since ${created_at}, signed in on ${devices} devices`,
        ...facilities.map(
          ({ name, city, role, permissions }) => `${role} of ${name}, ${city}: ${permissions.join(' ') || 'no permissions'}`,
        ),
      ].join('\n'),
  }),
]
