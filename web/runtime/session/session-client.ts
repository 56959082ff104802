/** Browser side of the session, provided by the plugin that manages accounts as `sessionClient` in its `web/client/session.ts`. */
export interface SessionClient {
  /** Sends a request with the user's bearer token, and repeats it once with a new token after an error that this may fix. */
  asUser<Answer>(request: (headers: Readonly<Record<string, string>>) => Promise<Answer>): Promise<Answer>
  /** Returns a valid bearer token, a new one if `renew`, for connections other than API calls. Rejects when no user is signed in. */
  bearerToken(renew: boolean): Promise<string>
}

const clients = import.meta.glob<SessionClient>('/plugins/*/web/client/session.ts', { import: 'sessionClient' })

/** Loads the session client; `null` when no plugin manages accounts. */
export const loadSessionClient = async (): Promise<SessionClient | null> => (await Object.values(clients)[0]?.()) ?? null

/** Returns a bearer token of the signed-in user, a new one if `renew`, for a websocket. Rejects when nobody is signed in. */
export const bearerForChannel = async (renew: boolean): Promise<string> => {
  const session = await loadSessionClient()
  if (!session) throw new Error('No plugin manages accounts')
  return session.bearerToken(renew)
}
