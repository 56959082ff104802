/** Somebody in whose name requests are made. */
export interface FuzzCaller {
  readonly name: string
  /** A bearer token that is good for some minutes; `null`: who has no account. */
  readonly bearer: () => Promise<string | null>
  /** Told that a token was over: what is asked may end sessions. */
  readonly over: (bearer: string) => void
}

/** Asks without an account. */
export const anonymous: FuzzCaller = { name: 'anonymous', bearer: async () => null, over: () => undefined }

/** A bearer token lives for a quarter of an hour. */
const renewedAfter = 10 * 60_000

const logIn = async (url: string, email: string, password: string): Promise<string> => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.250.${Math.floor(Math.random() * 250)}.1` },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
  return ((await answer.json()) as { jwt: string }).jwt
}

/** Signs in by e-mail and password, and again before the token is over or once its session is. */
export const signsIn = (name: string, url: string, email: string, password: string): FuzzCaller => {
  let kept: { readonly jwt: Promise<string>; readonly until: number } | null = null
  return {
    name,
    bearer: () => {
      if (!kept || kept.until < Date.now()) kept = { jwt: logIn(url, email, password), until: Date.now() + renewedAfter }
      return kept.jwt
    },
    over: async (bearer) => {
      if (kept && (await kept.jwt) === bearer) kept = null
    },
  }
}
