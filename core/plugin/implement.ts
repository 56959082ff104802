import type { Effect } from 'effect'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Json } from '#core/kernel/json.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import { type Api, type Definition, type DefinitionOf, definition } from './route-definition.ts'

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

type ErrorsOf<R> = InstanceType<Extract<DefinitionOf<R>['errors'][number], abstract new (...input: never) => unknown>>
type InputOf<R> = DefinitionOf<R>['input']['Type']
type BodyOf<R> = DefinitionOf<R>['output']['Type']

/** Use-case whose output becomes the response by a function: `respond(LogIn, withCookie)`. */
export interface Responding<Input, Body, Reason> {
  readonly handler: Token<(actor: never, input: Input) => Effect.Effect<unknown, Reason>>
  readonly toResponse: (output: never) => HttpResponse<Body>
}

/** Binds a route to a use-case whose output is not the body itself. */
export const respond = <Input, Output, Reason extends AnyFailure, Body>(
  handler: Token<UseCase<Input, Output, Reason>>,
  toResponse: (output: Output) => HttpResponse<Body>,
): Responding<Input, Body, Reason> => ({ handler: handler as never, toResponse: toResponse as never })

/** Handler of a route: a use-case with the route's input, output and errors, or one that responds with that output. */
export type HandlerOf<R> = Token<UseCase<InputOf<R>, BodyOf<R>, ErrorsOf<R> & AnyFailure>> | Responding<InputOf<R>, BodyOf<R>, ErrorsOf<R>>

type TagOf<Reason> = Reason extends { readonly _tag: infer Tag } ? Tag : never
type RaisedBy<Handler> =
  Handler extends Responding<never, unknown, infer Reason>
    ? TagOf<Reason>
    : Handler extends Token<(...input: never) => Effect.Effect<unknown, infer Reason>>
      ? TagOf<Reason>
      : never

/** An error that a route declares and its handler never raises does not compile. */
type RaisesAll<R, Handler> = [Exclude<DefinitionOf<R>['errors'][number]['tag'], RaisedBy<Handler>>] extends [never]
  ? unknown
  : { readonly neverRaised: Exclude<DefinitionOf<R>['errors'][number]['tag'], RaisedBy<Handler>> }

const isResponding = (handler: unknown): handler is Responding<unknown, unknown, unknown> =>
  typeof handler === 'object' && handler !== null && 'toResponse' in handler

/** Binds each route of an API to a use-case. A missing, unknown or mistyped handler, and an error that is never raised, do not compile. */
export const implement = <A extends Api, const H extends { readonly [Name in keyof A]: HandlerOf<A[Name]> }>(
  api: A,
  handlers: H & { readonly [Name in keyof H]: Name extends keyof A ? RaisesAll<A[Name], H[Name]> : never },
): readonly Endpoint[] =>
  Object.entries(api).map(([name, route]) => {
    const handler: unknown = handlers[name as keyof H]
    const bound = isResponding(handler) ? handler : { handler, toResponse: null }
    return { ...route[definition], ...bound } as Endpoint
  })
