/** Somebody in whose name requests are made. */
export interface FuzzCaller {
  readonly name: string
  /** A bearer token that is good for some minutes; `null`: who has no account. */
  readonly bearer: () => Promise<string | null>
}

/** Asks without an account. */
export const anonymous: FuzzCaller = { name: 'anonymous', bearer: async () => null }

/** A bearer token lives for a quarter of an hour. */
const renewedAfter = 10 * 60_000

/** Signs in by e-mail and password, and again before the token is over or once its session is. */
export const signsIn = (name: string, url: string, email: string, password: string): FuzzCaller => {
  let kept: { readonly jwt: string; readonly until: number } | null = null
  return {
    name,
    bearer: async () => {
      if (kept && kept.until > Date.now()) return kept.jwt
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.250.${Math.floor(Math.random() * 250)}.1` },
        body: JSON.stringify({ email, password }),
      })
      if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
      kept = { jwt: ((await answer.json()) as { jwt: string }).jwt, until: Date.now() + renewedAfter }
      return kept.jwt
    },
  }
}
