import { Schema } from 'effect'
import { accountTypes } from '#core/access/account-type.ts'
import { languages } from '#core/kernel/language.ts'
import { Email, PersonName } from '#core/kernel/typed.ts'
import { command } from '#core/plugin/commands.ts'
import { CreateAccount } from '../use-cases/create-account.ts'
import { PromoteAccount } from '../use-cases/promote-account.ts'
import { TellAccount } from '../use-cases/tell-account.ts'

const type = Schema.Literals(accountTypes)
const typeOption = { flag: '--type <type>', tells: 'user, support or cms' }

/** What operators do with accounts. */
export const accountCommands = [
  command('account create <email>', {
    tells: 'Open an account that needs no activation; its password is printed once',
    options: [
      { flag: '--first-name <name>', tells: 'first name, at least three letters' },
      { flag: '--last-name <name>', tells: 'last name, at least three letters' },
      typeOption,
      { flag: '--language <key>', tells: 'pl, ua or en: of its mails' },
    ],
    takes: Schema.Struct({
      email: Email,
      firstName: PersonName,
      lastName: PersonName,
      type: Schema.optional(type),
      language: Schema.optional(Schema.Literals(languages)),
    }),
    does: CreateAccount,
    shows: ({ email, type, password }) => `${email} (${type})\nPassword: ${password}`,
  }),
  command('account promote <email>', {
    tells: 'Make an account one of support or of the CMS, or an ordinary one again',
    options: [typeOption],
    takes: Schema.Struct({ email: Email, type }),
    does: PromoteAccount,
    shows: ({ email, before, type }) => `${email}: ${before} → ${type}`,
  }),
  command('account show <email>', {
    tells: 'What is known of an account',
    takes: Schema.Struct({ email: Email }),
    does: TellAccount,
    shows: ({ id, email, name, surname, type, status, language, source, created_at, facilities, devices }) =>
      [
        `${email}  ${name} ${surname}  (${id})`,
        `${type}, ${status}, ${language}, from ${source}, since ${created_at}, signed in on ${devices} devices`,
        ...facilities.map(({ name, city, role, permissions }) => `${role} of ${name}, ${city}: ${permissions.join(' ') || 'nothing more'}`),
      ].join('\n'),
  }),
]
