import { mail } from '#core/plugin/mails.ts'
import { ActivationMail, ChangedMail, FactorMail, LinkMail, NamedMail, UndoMail } from './contract/mails.ts'

const name = 'Joanna'
const token = '0123456789abcdef0123456789abcdef'
const at = '2026-11-23T08:15:00.000Z'

/** Mail templates of accounts. */
export const accountsMails = [
  mail('activate', ActivationMail, { name, token, registration: 'again' }),
  mail('already-registered', NamedMail, { name }),
  mail('reset', LinkMail, { name, token }),
  mail('password-changed', ChangedMail, { name, at }),
  mail('email-confirm', LinkMail, { name, token }),
  mail('email-undo', UndoMail, { name, at, token }),
  mail('factor-changed', FactorMail, { name, at, what: 'totp-on' }),
  mail('erased', NamedMail, { name }),
]
