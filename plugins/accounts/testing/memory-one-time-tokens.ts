import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import type { Clock } from '#core/ports/clock.ts'
import { type OneTimeTokens, oneTimeTokensOf, type TokenKind, type TokenRow } from '../domain/one-time-tokens.port.ts'

/** Creates in-memory one-time tokens that expire by the given clock. */
export const makeMemoryOneTimeTokens = ({ clock }: { readonly clock: Clock }) => {
  const table = makeMemoryStore<TokenRow>({ key: ['hash'] })
  const attempts = new Map<string, number>()
  const find = (kind: TokenKind, token: string) => table.first({ hash: token, kind, expires_at: { gt: clock.now().toISOString() } })
  const tokens: OneTimeTokens = {
    ...oneTimeTokensOf(table, { clock, hash: (token) => token }),
    consume: Effect.fn('memory.consume-token')(function* (kind, token) {
      const found = yield* find(kind, token)
      if (!found) return null
      yield* table.remove({ hash: token })
      return { account_id: found.account_id, payload: found.payload, expires_at: found.expires_at }
    }),
    attempt: Effect.fn('memory.attempt-token')(function* (kind, token, maxAttempts) {
      const found = yield* find(kind, token)
      const before = attempts.get(token) ?? 0
      if (!found || before >= maxAttempts) return null
      attempts.set(token, before + 1)
      return { account_id: found.account_id, payload: found.payload }
    }),
  }
  return { ...tokens, snapshot: table.snapshot }
}
