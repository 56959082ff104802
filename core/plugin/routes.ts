import type { Schema } from 'effect'
import type { AccessRule } from '#core/access/access-rule.ts'
import type { AnyFailure, FailureClass } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { Endpoint, HttpResponse } from './implement.ts'
import type { Method, RateLimitRule } from './route-definition.ts'
import type { RequestType, ResponseTypeOf } from './body-types.ts'

export { NoInput } from './route.ts'

export type { HttpResponse } from './implement.ts'
export type { RateLimitRule } from './route-definition.ts'

/** Interim name of an endpoint, until each plugin declares its routes in contract/api.ts. */
export type Route = Endpoint

/** The failures of a use-case: its row names each of them, and no other. */
type DeclaredErrors<Reason extends AnyFailure, Fails extends readonly FailureClass[]> = [Reason] extends [never]
  ? { readonly errors?: readonly [] }
  : { readonly errors: Fails & ExactErrors<Reason['_tag'], Fails[number]['tag']> }
type ExactErrors<Tag extends string, Declared extends string> = [Exclude<Tag, Declared>, Exclude<Declared, Tag>] extends [never, never]
  ? unknown
  : { readonly missing: Exclude<Tag, Declared>; readonly unexpected: Exclude<Declared, Tag> }

type Versioned = { readonly version: number }
type RequestedVersion = { readonly version?: number | undefined }
type HasVersion<Input> = 'version' extends keyof Input ? true : false
type Only<Allowed> = Allowed extends true ? true : never

type RouteOptions<Input, Output, Reason extends AnyFailure, Fails extends readonly FailureClass[], Body> = DeclaredErrors<Reason, Fails> & {
  readonly summary: string
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever the Schema reads
  readonly input: Schema.Codec<Input, any>
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever the Schema writes
  readonly output: Schema.Codec<Body, any>
  readonly handler: Token<UseCase<Input, Output, Reason>>
  readonly access: AccessRule
  /** JSON unless told; the others write only bodies of their shape. */
  readonly responseType?: ResponseTypeOf<Body>
  /** Beside the allowance that every caller has for all rows together. */
  readonly rateLimit?: RateLimitRule
}

/** A row that reads: `version` gives the body's version as `ETag`. */
type ReadOptions<Body> = { readonly version?: Only<Body extends Versioned ? true : false> }

/** A row that changes something, and what it may be asked beside its body. */
type WriteOptions<Input, Body, Reason extends AnyFailure> = {
  readonly requestType?: RequestType
  /**
   * `If-Match: "7"` is the input's `version`, which may be one that can be left out; the use-case knows VersionConflict, and the answer's `ETag` is the
   * body's new version.
   */
  readonly version?: Only<
    [Pick<Input, 'version' & keyof Input>, Body, 'VersionConflict'] extends [RequestedVersion, Versioned, Reason['_tag']]
      ? HasVersion<Input>
      : false
  >
} & (
  | {
      /** A request that is sent again with its `Idempotency-Key` is answered again and done once. */
      readonly idempotent?: true
      readonly session?: never
      readonly responseType?: 'json'
    }
  | {
      /** The refresh cookie is the input's `refresh_token`; only this site may call. */
      readonly session?: Only<Input extends { readonly refresh_token: string | null } ? true : false>
      readonly idempotent?: never
    }
)

type WithResponse<Output, Body> = { readonly toResponse: (output: Output) => HttpResponse<NoInfer<Body>> }

const routeOf = (
  method: Method,
  path: Route['path'],
  row: Partial<Route> & Pick<Route, 'summary' | 'input' | 'output' | 'handler' | 'access'>,
) => ({
  errors: [],
  toResponse: null,
  requestType: 'json' as const,
  responseType: 'json' as const,
  rateLimit: null,
  identified: false,
  version: false,
  idempotent: false,
  session: false,
  ...row,
  method,
  path,
})

const reading = (method: Method) => {
  function routeAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[]>(
    path: Route['path'],
    row: RouteOptions<Input, NoInfer<Output>, Reason, Fails, Output> & ReadOptions<Output>,
  ): Route
  function routeAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[], Body>(
    path: Route['path'],
    row: RouteOptions<Input, Output, Reason, Fails, Body> & ReadOptions<Body> & WithResponse<Output, Body>,
  ): Route
  function routeAt(path: Route['path'], row: unknown): Route {
    return routeOf(method, path, row as Route)
  }
  return routeAt
}

const writeMethod = (method: Method) => {
  function routeAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[]>(
    path: Route['path'],
    row: RouteOptions<Input, NoInfer<Output>, Reason, Fails, Output> & WriteOptions<Input, Output, Reason>,
  ): Route
  function routeAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[], Body>(
    path: Route['path'],
    row: RouteOptions<Input, Output, Reason, Fails, Body> & WriteOptions<Input, Body, Reason> & WithResponse<Output, Body>,
  ): Route
  function routeAt(path: Route['path'], row: unknown): Route {
    return routeOf(method, path, row as Route)
  }
  return routeAt
}

/** A reading row: input from path and query. */
export const get = reading('get')
/** A row that makes or does something; input from path, query and body. */
export const post = writeMethod('post')
/** A row that replaces something. */
export const put = writeMethod('put')
/** A row that changes something in part. */
export const patch = writeMethod('patch')
/** A row that takes something away. */
export const del = writeMethod('delete')
