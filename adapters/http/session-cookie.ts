import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import { sessionLifetime } from '#core/access/session-lifetime.ts'
import type { SessionCookies } from '#core/plugin/implement.ts'
import { Forbidden } from '#core/plugin/transport-errors.ts'

/** Lifetime of the device cookie, milliseconds. */
const deviceLifetimeMs = 365 * 24 * 3600_000

const cookieOf = (request: IncomingMessage, name: string): string | null => {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? null
}

/** Returns the value of the device cookie; which site set it does not matter, because the value is signed. */
export const deviceOf = (request: Request): string | null => cookieOf(request, '__Host-device') ?? cookieOf(request, 'device')

/**
 * Reads and writes the session cookies (decisions §29) of the site at `publicUrl`; browsers accept the prefix `__Host-`
 * only under https.
 */
export const makeSession = (publicUrl: string) => {
  const { origin, protocol } = new URL(publicUrl)
  const secure = protocol === 'https:'
  const prefix = secure ? '__Host-' : ''
  const name = `${prefix}refresh_token`
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    /** Returns the token of a page request without checking its origin: it may select what is rendered and change nothing. */
    peek: (request: IncomingMessage): string | null => cookieOf(request, name),
    /** Returns the token of an API call; fails with Forbidden where the call comes from another site. */
    read: (request: Request): string | null => {
      const token = cookieOf(request, name)
      const { origin: from, host } = request.headers
      const own = from !== undefined && (from === origin || from === `${request.protocol}://${host}`)
      if (!own && (from !== undefined || token !== null)) throw new Forbidden()
      return token
    },
    /** Sets the cookies that are given; `null` removes the refresh token. */
    write: (response: Response, cookies: SessionCookies | null): void => {
      if (cookies === null) return void response.clearCookie(name, options)
      const { refresh_token, device } = cookies
      if (device !== undefined) response.cookie(`${prefix}device`, device, { ...options, maxAge: deviceLifetimeMs })
      if (refresh_token !== undefined) response.cookie(name, refresh_token, { ...options, maxAge: sessionLifetime.refreshTokenMs })
    },
  }
}
