import type { Schema } from 'effect'
import type { AccessRule } from '#core/access/access-rule.ts'
import type { FailureClass } from '#core/kernel/failure.ts'
import type { RequestType, ResponseType } from './body-types.ts'

/** Key of a route's definition; only the server and its tools read it. In the browser a route is its text alone. */
export const definition = Symbol.for('kredka/route-definition')

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Number of calls that one caller may make in a span of so many seconds. */
export interface RateLimitRule {
  readonly times: number
  readonly seconds: number
}

// biome-ignore lint/suspicious/noExplicitAny: Codec is invariant in both sides, so its widest form needs `any`
type AnyCodec = Schema.Codec<any, any>

/** Everything known about a route: method, path, the shapes that go in and out, and who may call it. */
export interface Definition<
  M extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
  Input extends AnyCodec = AnyCodec,
  Output extends AnyCodec = AnyCodec,
  Errors extends readonly FailureClass[] = readonly FailureClass[],
  Type extends RequestType = RequestType,
  Access extends AccessRule = AccessRule,
  Version extends boolean = boolean,
> {
  readonly method: M
  readonly path: Path
  readonly summary: string
  readonly input: Input
  readonly output: Output
  readonly errors: Errors
  readonly access: Access
  readonly requestType: Type
  readonly responseType: ResponseType
  readonly rateLimit: RateLimitRule | null
  readonly version: Version
  readonly idempotent: boolean
  readonly largeBody: boolean
  readonly worksWithoutDatabase: boolean
  readonly reads: boolean
  readonly session: boolean
  readonly deviceCookie: boolean
  readonly identified: boolean
  /** Members of the input that stand in the address of a route with a body: `PATCH …?type=features`. */
  readonly query: readonly string[]
}

/**
 * Route as server and browser hold it: it prints as `DELETE /api/v1/account/session/:id`, and the browser's build keeps
 * no more than that text.
 */
export interface Route<D extends Definition = Definition> {
  toString(): string
  readonly [definition]: D
}

/** Definition type of a route. */
export type DefinitionOf<R> = R extends Route<infer D> ? D : never

/** Returns method and path of a route: `DELETE /api/v1/account/session/:id`. */
export const methodAndPath = ({ [definition]: { method, path } }: Route): string => `${method.toUpperCase()} ${path}`

/** Routes of a plugin by name. */
// biome-ignore lint/suspicious/noExplicitAny: a list of unlike routes has no narrower common type
export type Api = Readonly<Record<string, Route<any>>>

/** Declares a plugin's API. */
export const defineApi = <const A extends Api>(api: A): A => api
