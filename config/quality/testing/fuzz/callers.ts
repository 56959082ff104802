/** Identity with which requests are sent. */
export interface FuzzCaller {
  readonly name: string
  /** Returns a bearer token valid for some minutes; `null` without an account. */
  readonly bearer: () => Promise<string | null>
  /** Called when a token is no longer valid: requests may end sessions. */
  readonly onExpired: (bearer: string) => void
}

/** Caller without an account. */
export const anonymous: FuzzCaller = { name: 'anonymous', bearer: async () => null, onExpired: () => undefined }

/** Milliseconds after which a token is renewed; it is valid for 15 minutes. */
const renewAfterMs = 10 * 60_000

const logIn = async (url: string, email: string, password: string): Promise<string> => {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.250.${Math.floor(Math.random() * 250)}.1` },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`)
  return ((await response.json()) as { jwt: string }).jwt
}

/** Caller that signs in by e-mail and password, again before the token expires and after its session ended. */
export const passwordCaller = (name: string, url: string, email: string, password: string): FuzzCaller => {
  let cachedToken: { readonly jwt: Promise<string>; readonly until: number } | null = null
  return {
    name,
    bearer: () => {
      if (!cachedToken || cachedToken.until < Date.now())
        cachedToken = { jwt: logIn(url, email, password), until: Date.now() + renewAfterMs }
      return cachedToken.jwt
    },
    onExpired: async (bearer) => {
      if (cachedToken && (await cachedToken.jwt) === bearer) cachedToken = null
    },
  }
}
