import type { Request, Response } from 'express'
import { Forbidden } from '#core/plugin/doorway-failures.ts'

/** How long a refresh token lives, milliseconds (decisions §29). */
const lives = 30 * 24 * 3_600_000

/** The refresh cookie of decisions §29, for the site at `publicUrl`; a browser keeps the name `__Host-` only under https. */
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
    /** The token that a request for a page brings: to know for whom to draw it, and to change nothing by. */
    peek: cookieOf,
    /** The token that a request brings. Where it brings one it comes from this site; no other site's request is heard at all. */
    read: (request: Request): string | null => {
      const token = cookieOf(request)
      const { origin: from, host } = request.headers
      const own = from !== undefined && (from === origin || from === `${request.protocol}://${host}`)
      if (!own && (from !== undefined || token !== null)) throw new Forbidden()
      return token
    },
    write: (response: Response, token: string | null): void => {
      if (token === null) response.clearCookie(name, options)
      else response.cookie(name, token, { ...options, maxAge: lives })
    },
  }
}
