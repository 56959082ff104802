import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { singleFlight } from '#core/kernel/single-flight.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { sessionUser } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { typeHeld } from '../domain/second-factor.ts'
import { ExpiredAuthenticationData, MissingRefreshTokenCookie } from '../contract/failures.ts'
import {
  type EndedBecause,
  inGrace,
  readToken,
  type RefreshToken,
  rotated,
  type Session,
  sealedText,
  writeToken,
} from '../domain/session.ts'
import type { Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly grants: Grants
  readonly signing: Signing
  readonly audit: Audit
  readonly installation: Installation
  readonly clock: Clock
  readonly transaction: Transaction
}

type Kept = { readonly session: Session; readonly seal: string } | { readonly ended: EndedBecause | null }

/**
 * Changes the refresh token for its next one, with a new bearer token. Of many who come at once with one token all are given the same next one, since it
 * follows from the token; a token of ours that comes after its ten seconds of grace is in two hands, and ends the session for both.
 */
export const makeRefresh = ({ accounts, sessions, grants, signing, audit, installation, clock, transaction }: Dependencies) => {
  /** The current token once more: of all secrets the one that made it. */
  const again = Effect.fn('accounts.token-again')(function* (session: Session) {
    const seal = yield* sessions.currentOf(session.id, signing.sealsOf(sealedText(session)))
    return seal === null ? ({ ended: null } satisfies Kept) : ({ session, seal } satisfies Kept)
  })
  const change = Effect.fn('accounts.change-token')(function* (actor: Actor, shown: RefreshToken, now: Date) {
    const held = yield* sessions.hold(shown.id, shown.seal)
    if (!held) return { ended: null } satisfies Kept
    const { session, which, because } = held
    if (because !== null || session.expires_at <= now.toISOString()) return { ended: because } satisfies Kept
    if (which === 'current') {
      const next = rotated(session, now)
      const [seal] = signing.sealsOf(sealedText(next))
      yield* sessions.rotate(next, seal)
      return { session: next, seal } satisfies Kept
    }
    if (which === 'previous' && inGrace(session, now)) return yield* again(session)
    // Whoever makes a token up ends nobody's session.
    if (!signing.sealsOf(sealedText(shown)).includes(shown.seal)) return { ended: null } satisfies Kept
    yield* sessions.end(shown.id, 'token_reused', now.toISOString())
    yield* audit.note({ actor, action: 'accounts.token-reused', subject: session.account_id, about: { session: session.id } })
    return { ended: 'token_reused' } satisfies Kept
  }, transaction)
  const refresh = Effect.fn('accounts.refresh-once')(function* (actor: Actor, refreshToken: string) {
    // When it came: the last of many waits for the others, and is as much in time as they.
    const now = clock.now()
    const shown = readToken(refreshToken)
    const kept: Kept = shown ? yield* change(actor, shown, now) : { ended: null }
    if ('ended' in kept) return yield* new ExpiredAuthenticationData({ detail: kept.ended ?? undefined })
    const { session, seal } = kept
    const account = yield* accounts.byId(session.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ExpiredAuthenticationData()))
    const type = typeHeld(account.type, session.second_factor, installation.production)
    const user = sessionUser({ ...account, type }, yield* grants.permissionsOf(account.id))
    const jwt = yield* signing.bearer({ account: account.id, session: session.id })
    return { jwt, user, refresh_token: writeToken(session, seal) }
  })
  // Each of many who come at once would wait for the row with a connection in hand, and those behind them for a connection.
  const once = singleFlight<Effect.Success<ReturnType<typeof refresh>>, Effect.Error<ReturnType<typeof refresh>>>()

  return Effect.fn('accounts.refresh')(function* (actor: Actor, { refresh_token }: { readonly refresh_token: string | null }) {
    if (refresh_token === null) return yield* new MissingRefreshTokenCookie()
    return yield* once(refresh_token, refresh(actor, refresh_token))
  })
}

export type Refresh = ReturnType<typeof makeRefresh>
export const Refresh = token<Refresh>('accounts/Refresh')
