import { Effect } from 'effect'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { TokenKind } from '../domain/token-lifetimes.ts'

/**
 * Locks the account of a mailed token and then consumes the token, so that it cannot outlive a concurrent change;
 * `null` when either does not exist.
 */
export const consumeLink = Effect.fn('accounts.consume-link')(function* (
  { accounts, tokens }: { readonly accounts: AccountRepository; readonly tokens: OneTimeTokens },
  kind: TokenKind,
  mailedToken: string,
) {
  const stored = yield* tokens.peek(kind, mailedToken)
  if (!stored?.account_id) return null
  const account = yield* accounts.lock(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => Effect.succeed(null)))
  const link = account && (yield* tokens.consume(kind, mailedToken))
  return account && link && { account, link }
})
