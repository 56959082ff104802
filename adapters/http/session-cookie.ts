import type { Request, Response } from 'express'
import { sessionLifetime } from '#core/access/session-lifetime.ts'
import { Forbidden } from '#core/plugin/transport-errors.ts'

/** Reads and writes the refresh cookie (decisions §29) of the site at `publicUrl`; browsers accept the name `__Host-` only under https. */
export const makeSession = (publicUrl: string) => {
  const { origin, protocol } = new URL(publicUrl)
  const secure = protocol === 'https:'
  const name = secure ? '__Host-refresh_token' : 'refresh_token'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const cookieOf = (request: Request): string | null => {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
    return pairs.find(([key]) => key === name)?.[1] ?? null
  }
  return {
    /** Returns the token of a page request without checking its origin: it may select what is rendered and change nothing. */
    peek: cookieOf,
    /** Returns the token of an API call; fails with Forbidden where the call comes from another site. */
    read: (request: Request): string | null => {
      const token = cookieOf(request)
      const { origin: from, host } = request.headers
      const own = from !== undefined && (from === origin || from === `${request.protocol}://${host}`)
      if (!own && (from !== undefined || token !== null)) throw new Forbidden()
      return token
    },
    write: (response: Response, token: string | null): void => {
      if (token === null) response.clearCookie(name, options)
      else response.cookie(name, token, { ...options, maxAge: sessionLifetime.refreshTokenMs })
    },
  }
}
