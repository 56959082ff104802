import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { singleFlight } from '#core/kernel/single-flight.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ExpiredAuthenticationData, MissingRefreshTokenCookie } from '../contract/errors.ts'
import { sessionUser } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { effectiveType } from '../domain/recovery-code.ts'
import {
  type EndReason,
  formatRefreshToken,
  isInGracePeriod,
  parseRefreshToken,
  type RefreshToken,
  refreshTokenPayload,
  rotated,
  type Session,
} from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

type RefreshResult = { readonly session: Session; readonly signature: string } | { readonly ended: EndReason | null }

/**
 * Rotates the refresh token and issues a new bearer token. Concurrent requests with one token receive the same next
 * token, because it is derived from the session. A genuine token that is presented after its ten seconds of grace was
 * stolen or copied: it ends the session.
 */
export const RefreshSession = define(
  'accounts/RefreshSession',
  {
    accounts: AccountRepository,
    sessions: SessionRepository,
    grants: Grants,
    signing: Signing,
    audit: Audit,
    installation: Installation,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, sessions, grants, signing, audit, installation, clock, transaction }) => {
    /** Rebuilds the current token with the secret that signed it. */
    const repeatCurrent = Effect.fn('accounts.repeat-current-token')(function* (session: Session) {
      const signature = yield* sessions.currentSignature(session.id, signing.macsOf(refreshTokenPayload(session)))
      return signature === null ? ({ ended: null } satisfies RefreshResult) : ({ session, signature } satisfies RefreshResult)
    })
    const rotate = Effect.fn('accounts.rotate-token')(function* (actor: Actor, presented: RefreshToken, now: Date) {
      const found = yield* sessions.lock(presented.id, presented.signature)
      if (!found) return { ended: null } satisfies RefreshResult
      const { session, token_age, end_reason } = found
      if (end_reason !== null || session.expires_at <= now.toISOString()) return { ended: end_reason } satisfies RefreshResult
      if (token_age === 'current') {
        const next = rotated(session, now)
        const [signature] = signing.macsOf(refreshTokenPayload(next))
        yield* sessions.rotate(next, signature)
        return { session: next, signature } satisfies RefreshResult
      }
      if (token_age === 'previous' && isInGracePeriod(session, now)) return yield* repeatCurrent(session)
      // A forged token must not end the session.
      if (!signing.macsOf(refreshTokenPayload(presented)).includes(presented.signature)) return { ended: null } satisfies RefreshResult
      yield* sessions.end(presented.id, 'token_reused', now.toISOString())
      yield* audit.record({ actor, action: 'accounts.token-reused', subject: session.account_id, about: { session: session.id } })
      return { ended: 'token_reused' } satisfies RefreshResult
    }, transaction)
    const refresh = Effect.fn('accounts.refresh-token')(function* (actor: Actor, refreshToken: string) {
      // Time of arrival: a request that waits for concurrent ones must not lose its grace period.
      const now = clock.now()
      const presented = parseRefreshToken(refreshToken)
      const result: RefreshResult = presented ? yield* rotate(actor, presented, now) : { ended: null }
      if ('ended' in result) return yield* new ExpiredAuthenticationData({ detail: result.ended ?? undefined })
      const { session, signature } = result
      const account = yield* accounts
        .byId(session.account_id)
        .pipe(Effect.catchTag('AccountNotFound', () => new ExpiredAuthenticationData()))
      const type = effectiveType(account.type, session.second_factor, installation.production)
      const user = sessionUser({ ...account, type }, yield* grants.permissionsOf(account.id))
      const jwt = yield* signing.signBearer({ account: account.id, session: session.id })
      return { jwt, user, refresh_token: formatRefreshToken(session, signature) }
    })
    // Without this, each concurrent request would hold a database connection while it waits for the row lock.
    const once = singleFlight<Effect.Success<ReturnType<typeof refresh>>, Effect.Error<ReturnType<typeof refresh>>>()

    return Effect.fn('accounts.refresh-session')(function* (actor: Actor, { refresh_token }: { readonly refresh_token: string | null }) {
      if (refresh_token === null) return yield* new MissingRefreshTokenCookie()
      return yield* once(refresh_token, refresh(actor, refresh_token))
    })
  },
)
