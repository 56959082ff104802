import { Schema } from 'effect'
import { setting, settings } from '#core/plugin/settings.ts'

const whole = (maximum: number) => Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum }))

/** Settings of accounts: after how long a session ends, however much it is used (decision 207). */
export const accountsSettings = settings('accounts', {
  ACCOUNTS_SESSION_DAYS: setting({ schema: whole(365), description: 'days after which a user signs in again', default: 90 }),
  ACCOUNTS_STAFF_SESSION_HOURS: setting({
    schema: whole(24 * 30),
    description: 'hours after which support and editors sign in again',
    default: 24,
  }),
})
