import { Effect } from 'effect'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { InvitedAccounts } from '../contract/invited-accounts.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { generatePassword } from '../domain/generate-password.ts'
import { invitationHours, type OneTimeTokens } from '../domain/one-time-tokens.port.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly passwords: Passwords
  readonly tokens: OneTimeTokens
  readonly clock: Clock
}

/** Creates accounts for people who have not registered themselves. */
export const makeInvitedAccounts = ({ accounts, passwords, tokens, clock }: Dependencies): InvitedAccounts => ({
  find: Effect.fn('accounts.find-invited')(function* (email) {
    const found = yield* accounts.byEmail(normalizeEmail(email))
    return found && { id: found.id, source: found.source, accepted: found.one_time_until === null }
  }),
  invite: Effect.fn('accounts.invite')(function* ({ email, firstName, lastName, language, source, thirdPartyData }) {
    const id = newId()
    const password = generatePassword()
    const now = clock.now()
    yield* accounts.add({
      id,
      email: normalizeEmail(email),
      password_hash: yield* passwords.hash(password),
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      type: 'user',
      language,
      status: 'active',
      source,
      third_party_data: thirdPartyData,
      terms_version: null,
      photo: null,
      version: 1,
      created_at: now.toISOString(),
      activated_at: null,
      one_time_until: new Date(now.getTime() + invitationHours * 3_600_000).toISOString(),
    })
    return { id, password, token: yield* tokens.issue('invitation', id) }
  }),
})
