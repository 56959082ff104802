import type { SessionUser } from '#core/access/session-user.ts'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { rememberFacilityAccepted } from './facility-accepted.ts'
import { currentUser, onUser, setUser } from './current-user.ts'

/** Response to a sign-in. */
export type SignedIn = SessionUser & { readonly jwt: string }
/** Token for the second step of a sign-in, if the account has a second factor. */
export type SecondFactor = { readonly second_factor: string }

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
  // `keepalive`: if the page were left before the new refresh token reached the cookie, the session would end after the grace period of the old one.
  const answer = await fetch('/api/v1/account/refresh', {
    method: 'POST',
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as {
    readonly jwt?: string
    readonly user?: SessionUser
    readonly detail?: string
  } | null
  // The user has changed meanwhile: the response is outdated.
  if (!answer || currentUser()?.id !== userId) return false
  if (answer.ok && body?.jwt && body.user) accept(body.jwt, body.user)
  else if (answer.status === 401) endSession(body?.detail)
  return answer.ok
}

/** Gets a new bearer token by the session cookie; parallel callers share one request. Returns false on failure; an ended session is signed out in all tabs. */
export const refresh = (): Promise<boolean> => {
  refreshing ??= renew().finally(() => {
    refreshing = null
  })
  return refreshing
}

const isRenewable = (error: unknown): error is ApiError => error instanceof ApiError && renewableErrors.includes(error.problem.code ?? '')

/** Sends a request with the user's bearer token, and repeats it once with a new token after an error that this may fix. */
export const asUser = async <Answer>(request: (headers: Readonly<Record<string, string>>) => Promise<Answer>): Promise<Answer> => {
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

/** Signs in with e-mail and password, or with a response that a form already has. Throws `ApiError` on rejection; returns a token when a second factor is needed. */
export const signIn = async (
  given: { readonly email: string; readonly password: string } | SignedIn,
): Promise<SessionUser | SecondFactor> => {
  const answer = 'jwt' in given ? given : await callApi<SignedIn | SecondFactor>('/api/login', { body: given, actor: 'anyone' })
  if ('second_factor' in answer) return answer
  const { jwt, ...user } = answer
  accept(jwt, user)
  return user
}

/** Ends the session and signs out in all tabs. Throws `ApiError` and changes nothing when the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  await callApi('/api/v1/account/logout', { method: 'POST' }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.problem.status === 401)) throw error
  })
  if (currentUser()) setUser(null)
}

/** Lifetime of a bearer token minus one minute (decisions §29), milliseconds. */
const tokenLifetimeMs = 14 * 60_000

/** Returns a valid bearer token, a new one if `renew`, for connections other than API calls. Rejects when no user is signed in. */
export const bearerToken = async (renew: boolean): Promise<string> => {
  if (renew || !bearer || Date.now() - bearer.issuedAt > tokenLifetimeMs) await refresh()
  if (!bearer) throw new Error('No user is signed in')
  return bearer.jwt
}
