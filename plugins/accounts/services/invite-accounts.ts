import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { InvitedAccounts } from '../contract/invited-accounts.ts'
import { generatePassword } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { invitationHours } from '../domain/token-lifetimes.ts'

/** Creates accounts for people who have not registered themselves. */
export const makeInvitedAccounts = provide(
  InvitedAccounts,
  { accounts: AccountRepository, passwords: Passwords, tokens: OneTimeTokens, clock: Clock },
  ({ accounts, passwords, tokens, clock }): InvitedAccounts => ({
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
  }),
)
