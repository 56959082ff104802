import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { generateToken } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import { type OneTimeTokens, type StoredToken, type TokenKind, tokenLifetimeMinutes } from '../domain/one-time-tokens.port.ts'

interface Row extends StoredToken {
  readonly kind: TokenKind
  readonly attempts: number
  readonly expires: number
}

/** Creates in-memory one-time tokens that expire by the given clock. */
export const makeMemoryOneTimeTokens = ({ clock }: { readonly clock: Clock }) => {
  const { rows, update, snapshot } = makeTable<Row>()
  const find = (kind: TokenKind, token: string) => {
    const row = rows.get(token)
    return row?.kind === kind && row.expires > clock.now().getTime() ? row : null
  }
  const toStored = ({ account_id, payload }: Row): StoredToken => ({ account_id, payload })
  const tokens: OneTimeTokens = {
    issue: (kind, account_id, payload = {}) =>
      Effect.sync(() => {
        for (const [old, row] of rows)
          if (kind !== 'email-undo' && account_id !== null && row.account_id === account_id && row.kind === kind) rows.delete(old)
        const token = generateToken()
        rows.set(token, { kind, account_id, payload, attempts: 0, expires: clock.now().getTime() + tokenLifetimeMinutes[kind] * 60_000 })
        return token
      }),
    consume: (kind, token) =>
      Effect.sync(() => {
        const found = find(kind, token)
        if (found) rows.delete(token)
        return found && { ...toStored(found), expires_at: new Date(found.expires).toISOString() }
      }),
    revoke: (accountId, kinds, since) =>
      Effect.sync(() => {
        for (const [token, { account_id, kind, expires }] of rows)
          if (account_id === accountId && kinds.includes(kind) && (since === undefined || expires >= Date.parse(since))) rows.delete(token)
      }),
    attempt: (kind, token, maxAttempts) =>
      Effect.sync(() => {
        const found = find(kind, token)
        if (!found || found.attempts >= maxAttempts) return null
        update(token, (row) => ({ ...row, attempts: row.attempts + 1 }))
        return toStored(found)
      }),
    peek: (kind, token) =>
      Effect.sync(() => {
        const found = find(kind, token)
        return found && toStored(found)
      }),
  }
  return { ...tokens, snapshot }
}
