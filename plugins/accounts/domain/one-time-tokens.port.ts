import { Effect } from 'effect'
import { generateToken } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { TableStore } from '#core/ports/store.ts'
import { type TokenKind, tokenLifetimeMinutes } from './token-lifetimes.ts'

/**
 * Tokens that end with any change of the account's password or e-mail address. Undo links stay: they are for the owner
 * whose credentials were changed.
 */
export const credentialTokens: readonly TokenKind[] = ['reset', 'invitation', 'email-confirm', 'second-factor', 'passkey']

/** Account and payload of a token. */
export interface StoredToken {
  readonly account_id: string | null
  readonly payload: unknown
}

/** A consumed token; `expires_at`, ISO 8601 UTC, orders the tokens of one kind by their issue. */
export interface ConsumedToken extends StoredToken {
  readonly expires_at: string
}

/** Token as stored, by its hash; `expires_at`: ISO 8601 UTC. */
export interface TokenRow extends StoredToken {
  readonly hash: string
  readonly kind: TokenKind
  readonly expires_at: string
}

interface TokenTools {
  readonly clock: Clock
  readonly hash: (token: string) => string
}

/** Creates the plain part of one-time tokens. */
export const oneTimeTokensOf = (tokens: TableStore<TokenRow>, { clock, hash }: TokenTools) => ({
  /** Issues a token and revokes the account’s earlier tokens of this kind; earlier undo links stay valid, each for its own lifetime. */
  issue: Effect.fn('accounts.issue-token')(function* (
    kind: TokenKind,
    account_id: string | null,
    payload: Readonly<Record<string, unknown>> = {},
  ) {
    const token = generateToken()
    const expires_at = new Date(clock.now().getTime() + tokenLifetimeMinutes[kind] * 60_000).toISOString()
    if (account_id !== null && kind !== 'email-undo') yield* tokens.remove({ account_id, kind })
    yield* tokens.add({ hash: hash(token), kind, account_id, payload, expires_at })
    return token
  }),
  /** Deletes the account’s tokens of these kinds; with `since` only those that expire at that time or later. */
  revoke: (account_id: string, kinds: readonly TokenKind[], since?: string) =>
    Effect.asVoid(tokens.remove({ account_id, kind: { in: kinds }, ...(since !== undefined && { expires_at: { gte: since } }) })),
  /** Reads a token without consuming it. */
  peek: (kind: TokenKind, token: string) =>
    Effect.map(
      tokens.first({ hash: hash(token), kind, expires_at: { gt: clock.now().toISOString() } }),
      (found): StoredToken | null => found && { account_id: found.account_id, payload: found.payload },
    ),
})

/** One-time tokens; only their hashes are stored. */
export interface OneTimeTokens extends ReturnType<typeof oneTimeTokensOf> {
  /** Deletes a token; returns `null` when it does not exist or is expired. */
  consume(kind: TokenKind, token: string): Effect.Effect<ConsumedToken | null>
  /** Reads a token and counts the attempt; returns `null` after `maxAttempts`. */
  attempt(kind: TokenKind, token: string, maxAttempts: number): Effect.Effect<StoredToken | null>
}
export const OneTimeTokens = token<OneTimeTokens>('accounts/OneTimeTokens')
