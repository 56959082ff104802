import { Cause, Effect, Exit } from 'effect'
import type { Request, RequestHandler } from 'express'
import { ExpiredJwt } from '#core/access/access-errors.ts'
import { checkAccess } from '#core/access/access-rule.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import type { Identity } from '#core/access/identity.port.ts'
import { isFailure } from '#core/kernel/failure.ts'
import { inTrace } from '#core/kernel/trace.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { traceOf } from './request-trace.ts'
import { deviceOf } from './session-cookie.ts'

const actors = new WeakMap<Request, Actor>()

const visitors = new WeakMap<Request, ReturnType<typeof anonymous>>()

const anonymousOf = (request: Request) => {
  // Limits, turns, access and use-case of one request each ask for it.
  const known = visitors.get(request) ?? anonymous(request.ip ?? 'unknown', request.get('user-agent'), deviceOf(request))
  visitors.set(request, known)
  return known
}

/** Network of a request, by which the limit over all routes counts. */
export const networkOfRequest = (request: Request): string => anonymousOf(request).address

/** Actor of a request that `identify` has seen. */
export const actorOf = (request: Request): Actor => actors.get(request) ?? anonymousOf(request)

const bearerOf = ({ headers: { authorization = '' } }: Request): string | null => /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null

/**
 * Resolves the bearer token to an actor and refuses anonymous callers of protected routes, before the body is read.
 * Public routes that act by the session cookie accept an expired token: they issue the next one.
 */
export const identify =
  ({ access, session }: Endpoint, identity: Identity | null): RequestHandler =>
  async (request, _, next) => {
    const bearer = bearerOf(request)
    if (bearer !== null) {
      const exit = identity
        ? await Effect.runPromiseExit(inTrace(traceOf(request), identity.userOfBearerToken(bearer, anonymousOf(request))))
        : Exit.fail(new ExpiredJwt())
      if (Exit.isSuccess(exit)) actors.set(request, exit.value)
      else {
        const failure = Cause.squash(exit.cause)
        if (!(session && access === 'anyone') || !isFailure(failure) || failure.kind !== 'unauthenticated') return next(failure)
      }
    }
    // The facility of a permission is a member of the input, which is read later: here only anonymous callers are refused.
    next(checkAccess(typeof access === 'string' ? access : 'user', actorOf(request)) ?? undefined)
  }
