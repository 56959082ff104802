import { Cause, Effect, Exit } from 'effect'
import type { Request, RequestHandler } from 'express'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { checkAccess } from '#core/access/doors.ts'
import type { Identity } from '#core/access/identity.port.ts'
import { ExpiredJwt } from '#core/access/refusals.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Route } from '#core/plugin/routes.ts'

const actors = new WeakMap<Request, Actor>()

const asking = (request: Request) => anonymous(request.ip ?? 'unknown', request.get('user-agent'))

/** The network that a request came from, which what everybody may ask is counted for. */
export const networkOfRequest = (request: Request): string => asking(request).address

/** Who asks, once `identify` has looked. */
export const actorOf = (request: Request): Actor => actors.get(request) ?? asking(request)

const bearerOf = ({ headers: { authorization = '' } }: Request): string | null => /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null

/**
 * Finds out who asks by the bearer token, and lets nobody without one through a door that is not for everyone; before the body is read. Rows that act by
 * the cookie and are open to anyone take a token that is over for none: it is they who make a new one.
 */
export const identify =
  ({ access: may, session }: Route, identity: Identity | null): RequestHandler =>
  async (request, _, next) => {
    const bearer = bearerOf(request)
    if (bearer !== null) {
      const exit = identity ? await Effect.runPromiseExit(identity.ofBearer(bearer, asking(request))) : Exit.fail(new ExpiredJwt())
      if (Exit.isSuccess(exit)) actors.set(request, exit.value)
      else {
        const failure = Cause.squash(exit.cause)
        if (!(session && may === 'anyone') || !isFailure(failure) || failure.kind !== 'unauthenticated') return next(failure)
      }
    }
    // Which facility it is about stands in the input: here only that somebody asks.
    next(checkAccess(typeof may === 'string' ? may : 'user', actorOf(request)) ?? undefined)
  }
