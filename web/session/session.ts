import type { SessionUser } from '#core/access/session-user.ts'
import { ApiError, callApi } from '#web/data/api.ts'
import { sayFacilityAccepted } from './facility-accepted.ts'
import { knownUser, onUser, setUser } from './who.ts'

/** The answer to a sign-in. */
export type SignedIn = SessionUser & { readonly jwt: string }
/** The word for the second step of a sign-in, where the account asks for one. */
export type SecondFactor = { readonly second_factor: string }

/** The answers that a newer token may mend (specification §8). */
const stale = ['error/expired-jwt', 'error/missing-jwt', 'error/insufficient-permissions']

/** The bearer token and whose it is: in memory only, so that no other script finds it later. */
let bearer: { readonly jwt: string; readonly of: string; readonly since: number } | null = null
let refreshing: Promise<boolean> | null = null

onUser((user) => {
  if (user?.id !== bearer?.of) bearer = null
})

const accept = (jwt: string, user: SessionUser) => {
  bearer = { jwt, of: user.id, since: Date.now() }
  setUser(user)
}

const end = (reason?: string) => {
  if (reason === 'facility_accepted') sayFacilityAccepted()
  setUser(null)
}

const renew = async (): Promise<boolean> => {
  const asking = knownUser()?.id
  // Kept alive when the page is left: a next token that never came to the cookie would sign out after the grace of the one before.
  const answer = await fetch('/api/v1/account/refresh', {
    method: 'POST',
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => null)
  const said = (await answer?.json().catch(() => null)) as {
    readonly jwt?: string
    readonly user?: SessionUser
    readonly detail?: string
  } | null
  // Somebody has signed in or out meanwhile: what was asked is of no concern any more.
  if (!answer || knownUser()?.id !== asking) return false
  if (answer.ok && said?.jwt && said.user) accept(said.jwt, said.user)
  else if (answer.status === 401) end(said?.detail)
  return answer.ok
}

/** Gets a new bearer token by the session's cookie, once for all who ask meanwhile. False where there is none: a session that is over is then signed out in all tabs. */
export const refresh = (): Promise<boolean> => {
  refreshing ??= renew().finally(() => {
    refreshing = null
  })
  return refreshing
}

const isStale = (error: unknown): error is ApiError => error instanceof ApiError && stale.includes(error.problem.code ?? '')

/** Asks as the one who has signed in: with the bearer token, and once again with a newer one where that may mend the answer. */
export const asUser = async <Answer>(ask: (headers: Readonly<Record<string, string>>) => Promise<Answer>): Promise<Answer> => {
  const asked = () => ask(bearer ? { authorization: `Bearer ${bearer.jwt}` } : {})
  if (!bearer) await refresh()
  const used = bearer
  try {
    return await asked()
  } catch (error) {
    if (!isStale(error) || !knownUser()) throw error
    // Somebody else may have got a newer one while this call was out.
    if (bearer === used && !(await refresh())) throw error
  }
  try {
    return await asked()
  } catch (error) {
    if (isStale(error) && error.problem.status === 401) end()
    throw error
  }
}

/** Signs in with e-mail and password, or with the answer that a form has already got. Refusals are `ApiError`s; an account with a second factor is not signed in yet. */
export const signIn = async (
  given: { readonly email: string; readonly password: string } | SignedIn,
): Promise<SessionUser | SecondFactor> => {
  const answer = 'jwt' in given ? given : await callApi<SignedIn | SecondFactor>('/api/login', { body: given, as: 'anyone' })
  if ('second_factor' in answer) return answer
  const { jwt, ...user } = answer
  accept(jwt, user)
  return user
}

/** Ends the session and signs out in all tabs; where the server could not be told, an `ApiError` and nobody is signed out. */
export const signOut = async (): Promise<void> => {
  await callApi('/api/v1/account/logout', { method: 'POST' }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.problem.status === 401)) throw error
  })
  if (knownUser()) setUser(null)
}

/** A minute less than a bearer token lives (decisions §29), milliseconds. */
const lives = 14 * 60_000

/** A bearer token that still lives, a newer one where `fresh`, for what is no call of a row; rejects where there is none. */
export const bearerToken = async (fresh: boolean): Promise<string> => {
  if (fresh || !bearer || Date.now() - bearer.since > lives) await refresh()
  if (!bearer) throw new Error('Nobody is signed in')
  return bearer.jwt
}
