/** Lifetimes of a session in milliseconds (decisions §29): of the refresh token, which each use renews, and of a bearer token. */
export const sessionLifetime = { refreshTokenMs: 30 * 24 * 3_600_000, bearerTokenMs: 15 * 60_000 } as const
