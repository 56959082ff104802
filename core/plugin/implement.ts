import type { Json } from '#core/kernel/json.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { ErrorsOf, Faults, InputOf, OutputOf } from './handler.ts'
import { type Api, type Definition, definition, methodAndPath, type Route } from './route-definition.ts'

/**
 * Tokens for the cookies of a session: the refresh token, and the one that makes the browser known to its account and
 * stays after signing out.
 */
export interface SessionCookies {
  readonly refresh_token?: string | undefined
  readonly device?: string | undefined
}

/** Response of a route: its body, or the same body as JSON text, with headers and session. */
export type HttpResponse<Body> = ({ readonly body: Body } | { readonly json: Json<Body> }) & {
  /** A `Cache-Control` here replaces the default `no-store`. */
  readonly headers?: Readonly<Record<string, string>>
  /** New cookies of a route with `session` or `deviceCookie`, or `null` to remove the refresh token; absent: they stay. */
  readonly session?: SessionCookies | null
}

/** Route bound to the use-case that handles it. */
export interface Endpoint extends Definition {
  readonly handler: Token<AnyUseCase>
  /** Maps the use-case's output to the response; `null`: the output is the body. */
  readonly toResponse: ((output: unknown) => HttpResponse<unknown>) | null
}

/** Use-case that handles a route without being defined for it. */
export interface Responding<R> {
  readonly route: R
  readonly useCase: Token<AnyUseCase>
  readonly toResponse: ((output: never) => HttpResponse<OutputOf<R>>) | null
}

/**
 * Lets a use-case handle a route for which it is not defined: `respond(api.logIn, LogIn, withSessionCookies)`. Without the
 * function, the output of the use-case is the body.
 */
export const respond = <R extends Route, Output, Reason extends ErrorsOf<R>>(
  route: R,
  useCase: Token<UseCase<InputOf<R>, Output, Reason>> & Faults<R, Reason>,
  ...[toResponse]: Output extends OutputOf<R>
    ? [toResponse?: (output: Output) => HttpResponse<OutputOf<R>>]
    : [toResponse: (output: Output) => HttpResponse<OutputOf<R>>]
): Responding<R> => ({ route, useCase, toResponse: (toResponse ?? null) as Responding<R>['toResponse'] })

type RouteOf<H> = H extends Responding<infer R> ? R : H extends { readonly __route?: infer R } ? Exclude<R, undefined> : never

type MethodAndPath<R> = R extends Route<Definition<infer M, infer Path>> ? `${Uppercase<M>} ${Path}` : never

/** A route that nothing handles, and a handler of another route, do not compile. */
type HandlesAll<A extends Api, H extends readonly unknown[]> = [Exclude<A[keyof A], RouteOf<H[number]>>] extends [never]
  ? [Exclude<RouteOf<H[number]>, A[keyof A]>] extends [never]
    ? unknown
    : { readonly notInTheApi: MethodAndPath<Exclude<RouteOf<H[number]>, A[keyof A]>> }
  : { readonly notHandled: MethodAndPath<Exclude<A[keyof A], RouteOf<H[number]>>> }

// biome-ignore lint/suspicious/noExplicitAny: a list of unlike routes has no narrower common type
type AnyResponding = Responding<any>

const isResponding = (handler: Token<AnyUseCase> | AnyResponding): handler is AnyResponding => typeof handler === 'object'

/** Lists what handles the routes of an API: a handler of each, or a use-case that responds to it. */
export const implement = <A extends Api, const H extends readonly (Token<AnyUseCase> | AnyResponding)[]>(
  api: A,
  handlers: H & HandlesAll<A, H>,
): readonly Endpoint[] => {
  const responding = new Map(handlers.filter(isResponding).map((one) => [methodAndPath(one.route), one]))
  return Object.values(api).map((route) => {
    const { useCase = token(methodAndPath(route)), toResponse = null } = responding.get(methodAndPath(route)) ?? {}
    return { ...route[definition], handler: useCase, toResponse } as Endpoint
  })
}
