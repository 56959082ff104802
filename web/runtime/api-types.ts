import type { FieldMessages } from '#core/kernel/failure.ts'
import type { FileBody, ZipBody } from '#core/plugin/body-types.ts'
import type { Definition, DefinitionOf, Route } from '#core/plugin/route-definition.ts'

/** Route of any plugin. */
// biome-ignore lint/suspicious/noExplicitAny: a definition is invariant in its Schemas, so its widest form needs `any`
export type AnyRoute = Route<any>

type Sent<Input, D extends Definition> = D['requestType'] extends 'multipart'
  ? { readonly [Name in keyof Input]: Input[Name] extends typeof FileBody.Encoded ? File : Input[Name] }
  : Input

/** Members that the transport adds: the refresh token is in a cookie. */
type FromTransport = 'refresh_token'

/** Of a union each alternative keeps its own members. */
type OfBrowser<Input> = Input extends unknown ? Omit<Input, FromTransport> : never

/** Input as the browser sends it: the encoded side of the Schema; a file is a `File`. */
export type InputOf<R> = DefinitionOf<R> extends infer D extends Definition ? OfBrowser<Sent<D['input']['Encoded'], D>> : never

/** Files and archives, which the client returns as a `Blob`. */
type Download = typeof FileBody.Encoded | typeof ZipBody.Encoded

/** Output as it arrives: the encoded side of the Schema, or a `Blob` for a file or an archive. */
export type OutputOf<R> =
  DefinitionOf<R> extends infer D extends Definition ? (D['output']['Encoded'] extends Download ? Blob : D['output']['Encoded']) : never

type Lowered<Tag extends string> = Tag extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Lowered<Rest>}`
  : Tag

/** Code of an error: `ResetTokenNotFound` is `error/reset-token-not-found`. */
export type CodeOf<Tag extends string> = Lowered<Uncapitalize<Tag>> extends infer Kebab extends string ? `error/${Kebab}` : never

/** Errors that any call may meet. */
type TransportTag =
  | 'Validation'
  | 'NotFound'
  | 'MissingJwt'
  | 'ExpiredJwt'
  | 'InsufficientPermissions'
  | 'TooManyRequests'
  | 'Unavailable'
  | 'ServerError'

type VersionTag<D extends Definition> = D['version'] extends true ? 'VersionConflict' : never

/** Codes of the problems that a call of this route may meet. */
export type ProblemCodeOf<R> =
  DefinitionOf<R> extends infer D extends Definition ? CodeOf<D['errors'][number]['tag'] | VersionTag<D> | TransportTag> : never

/** RFC 9457 problem of a route, told apart by `code`. */
export interface RouteProblem<R> {
  readonly code: ProblemCodeOf<R>
  readonly status: number
  readonly message: string
  readonly schema?: FieldMessages | undefined
}
