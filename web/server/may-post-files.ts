import { Effect } from 'effect'
import type { Request } from 'express'
import { makeRateLimit } from '#adapters/http/rate-limit.ts'
import { networkOfRequest } from '#adapters/http/request-identity.ts'
import { deviceOf, type makeSession } from '#adapters/http/session-cookie.ts'
import { anonymous } from '#core/access/actor.ts'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import type { WebPlatform } from './platform.ts'

/** Forms with files of one network: as many as the route of uploads takes. */
const formsWithFiles: RateLimitRule = { times: 120, seconds: 600 }

/** Tells if the files of a form that is posted to a page are read: those of signed-in users. */
export type MayPostFiles = (request: Request) => Promise<boolean | 'too-many'>

/** Creates the guard of files that are posted to pages, which asks before a byte of them is read. */
export const makeFilesGuard = (
  { identity, find }: Pick<WebPlatform, 'identity' | 'find'>,
  session: ReturnType<typeof makeSession>,
): MayPostFiles => {
  const consume = makeRateLimit(find(SharedCounters), formsWithFiles, 'page-files')
  return async (request) => {
    const token = session.peek(request)
    if (token === null || !identity) return false
    if (consume(networkOfRequest(request)).exceeded) return 'too-many'
    const visitor = anonymous(request.ip ?? 'unknown', request.get('user-agent'), deviceOf(request))
    // Without a database the page says so.
    const user = await Effect.runPromise(identity.userOfRefreshToken(token, visitor)).catch(() => null)
    return user !== null
  }
}
