import { sessionLifetime } from '#core/access/session-lifetime.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { currentUser, onUser, setUser } from '#web/runtime/session/current-user.ts'
import { clearDrafts } from '#web/runtime/session/draft-storage.ts'
import type { SessionClient } from '#web/runtime/session/session-client.ts'
import { accountsApi } from '../../contract/api.ts'
import type { Credentials } from '../../contract/credentials.ts'
import type { SignedIn, UserWithToken } from '../../contract/session.ts'
import { rememberFacilityAccepted } from './facility-accepted.ts'

/** Token for the second step of a sign-in, or for replacing a one-time password. */
type NextStep = Exclude<SignedIn, UserWithToken>

/** Error codes after which a call is repeated with a new token (specification §8). */
const renewableErrors = ['error/expired-jwt', 'error/missing-jwt', 'error/insufficient-permissions']

/** The bearer token and its user; in memory only, so that other scripts cannot read it later. */
let bearer: { readonly jwt: string; readonly userId: string; readonly issuedAt: number } | null = null
let refreshing: Promise<boolean> | null = null

onUser((user) => {
  if (user?.id !== bearer?.userId) bearer = null
})

const accept = (jwt: string, user: SessionUser) => {
  bearer = { jwt, userId: user.id, issuedAt: Date.now() }
  setUser(user)
}

const endSession = (reason?: string) => {
  if (reason === 'facility_accepted') rememberFacilityAccepted()
  setUser(null)
}

const renew = async (): Promise<boolean> => {
  const userId = currentUser()?.id
  // If the user has changed meanwhile, the response is outdated; on a first visit the page itself may have named them.
  const isOutdated = (respondedId?: string) => {
    const id = currentUser()?.id
    return id !== userId && id !== respondedId
  }
  try {
    // `keepalive`: if the page were left before the new refresh token reached the cookie, the session would end after
    // the grace period of the old one.
    const { jwt, user } = await callApi(accountsApi.refreshSession, {}, { keepalive: true })
    if (isOutdated(user.id)) return false
    accept(jwt, user)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 401 && !isOutdated()) endSession(error.problem.detail)
    return false
  }
}

/**
 * Gets a new bearer token by the session cookie; parallel callers share one request. Returns false on failure; an ended
 * session is signed out in all tabs.
 */
export const refresh = (): Promise<boolean> => {
  refreshing ??= renew().finally(() => {
    refreshing = null
  })
  return refreshing
}

const isRenewable = (error: unknown): error is ApiError => error instanceof ApiError && renewableErrors.includes(error.problem.code ?? '')

const asUser: SessionClient['asUser'] = async (request) => {
  const send = () => request(bearer ? { authorization: `Bearer ${bearer.jwt}` } : {})
  if (!bearer) await refresh()
  const used = bearer
  try {
    return await send()
  } catch (error) {
    if (!isRenewable(error) || !currentUser()) throw error
    // Another call may have renewed the token meanwhile.
    if (bearer === used && !(await refresh())) throw error
  }
  try {
    return await send()
  } catch (error) {
    if (isRenewable(error) && error.problem.status === 401) endSession()
    throw error
  }
}

/** Age at which a bearer token is renewed: a minute before it expires, milliseconds. */
const tokenLifetimeMs = sessionLifetime.bearerTokenMs - 60_000

const bearerToken: SessionClient['bearerToken'] = async (renew) => {
  if (renew || !bearer || Date.now() - bearer.issuedAt > tokenLifetimeMs) await refresh()
  if (!bearer) throw new Error('No user is signed in')
  return bearer.jwt
}

/** Browser side of the session, for the API client and for websockets. */
export const sessionClient: SessionClient = { asUser, bearerToken }

/**
 * Signs in with e-mail and password, or with a response that a form already has. Throws `ApiError` on rejection;
 * returns a token when another step is needed.
 */
export const signIn = async (given: Credentials | UserWithToken): Promise<SessionUser | NextStep> => {
  const answer = 'jwt' in given ? given : await callApi(accountsApi.logIn, given)
  if (!('jwt' in answer)) return answer
  const { jwt, ...user } = answer
  accept(jwt, user)
  return user
}

// A session that only ended keeps what was typed, for the next sign-in.
const signedOut = typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('signed-out')
if (signedOut) signedOut.onmessage = clearDrafts

/**
 * Ends the session and signs out in all tabs, none of which keeps anything that was typed. Throws `ApiError` and changes nothing
 * when the server cannot be reached.
 */
export const signOut = async (): Promise<void> => {
  await callApi(accountsApi.logOut).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.problem.status === 401)) throw error
  })
  clearDrafts()
  signedOut?.postMessage(null)
  if (currentUser()) setUser(null)
}
