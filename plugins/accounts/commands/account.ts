import { Schema } from 'effect'
import { accountTypes } from '#core/access/account-type.ts'
import { languages } from '#core/kernel/language.ts'
import { Email, PersonName } from '#core/kernel/typed.ts'
import { command } from '#core/plugin/commands.ts'
import { CreateAccount } from '../use-cases/create-account.ts'
import { PromoteAccount } from '../use-cases/promote-account.ts'
import { TellAccount } from '../use-cases/tell-account.ts'

const type = Schema.Literals(accountTypes)
const typeOption = { flag: '--type <type>', description: 'user, support or cms' }

/** What operators do with accounts. */
export const accountCommands = [
  command('account create <email>', {
    description: 'Open an account that needs no activation; its password is printed once',
    options: [
      { flag: '--first-name <name>', description: 'first name, at least three letters' },
      { flag: '--last-name <name>', description: 'last name, at least three letters' },
      typeOption,
      { flag: '--language <key>', description: 'pl, ua or en: of its mails' },
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
    description: 'Make an account one of support or of the CMS, or an ordinary one again',
    options: [typeOption],
    input: Schema.Struct({ email: Email, type }),
    handler: PromoteAccount,
    format: ({ email, before, type }) => `${email}: ${before} → ${type}`,
  }),
  command('account show <email>', {
    description: 'What is known of an account',
    input: Schema.Struct({ email: Email }),
    handler: TellAccount,
    format: ({ id, email, name, surname, type, status, language, source, created_at, facilities, devices }) =>
      [
        `${email}  ${name} ${surname}  (${id})`,
        `${type}, ${status}, ${language}, from ${source}, since ${created_at}, signed in on ${devices} devices`,
        ...facilities.map(({ name, city, role, permissions }) => `${role} of ${name}, ${city}: ${permissions.join(' ') || 'nothing more'}`),
      ].join('\n'),
  }),
]
