import { Schema } from 'effect'
import type { AccessRule } from '#core/access/doors.ts'
import type { AnyFailure, FailureClass } from '#core/kernel/failure.ts'
import type { Json } from '#core/kernel/json.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { RequestType, ResponseType, ResponseTypeOf } from './row-kinds.ts'

/** The `takes` of a row or command without input: an empty Struct would let any member pass. */
export const NoInput = Schema.Record(Schema.String, Schema.Never.annotate({ message: 'FIELD_UNKNOWN' }))

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** How often one caller may do it. */
export interface RateLimitRule {
  readonly times: number
  readonly seconds: number
}

/** What a row says: its body, or the same as JSON that is written already, and what stands beside it. */
export type HttpResponse<Body> = ({ readonly body: Body } | { readonly json: Json<Body> }) & {
  /** A `Cache-Control` here takes the place of the usual `no-store`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Of a row with `session`: the new refresh token, or `null` to take it away; unless told it stays. */
  readonly session?: string | null
}

/** A row of the address book: this request, with this input, does that, gives this or fails so. */
export interface Route {
  readonly method: Method
  readonly path: `/api/${string}`
  /** What it is for, one English sentence for those who write programs. */
  readonly summary: string
  readonly input: Schema.Codec<unknown, unknown>
  readonly output: Schema.Codec<unknown, unknown>
  readonly handler: Token<AnyUseCase>
  readonly access: AccessRule
  readonly errors: readonly FailureClass[]
  /** How the use-case's output is said, where it is not the body itself. */
  readonly toResponse: ((output: unknown) => HttpResponse<unknown>) | null
  readonly requestType: RequestType
  readonly responseType: ResponseType
  readonly rate: RateLimitRule | null
  readonly version: boolean
  readonly idempotent: boolean
  readonly session: boolean
}

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
  readonly rate?: RateLimitRule
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
  rate: null,
  version: false,
  idempotent: false,
  session: false,
  ...row,
  method,
  path,
})

const readMethod = (method: Method) => {
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
export const get = readMethod('get')
/** A row that makes or does something; input from path, query and body. */
export const post = writeMethod('post')
/** A row that replaces something. */
export const put = writeMethod('put')
/** A row that changes something in part. */
export const patch = writeMethod('patch')
/** A row that takes something away. */
export const del = writeMethod('delete')
