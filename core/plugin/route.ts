import { Schema } from 'effect'
import type { AccessRule } from '#core/access/access-rule.ts'
import type { FailureClass } from '#core/kernel/failure.ts'
import type { RequestType, ResponseTypeOf } from './body-types.ts'
import type { Definition, Method, RateLimitRule, Route } from './route-definition.ts'
import { definition } from './route-definition.ts'

/** Input of a route or command that has none; an empty Struct would accept any member. */
export const NoInput = Schema.Record(Schema.String, Schema.Never.annotate({ message: 'FIELD_UNKNOWN' }))

// biome-ignore lint/suspicious/noExplicitAny: Codec is invariant in both sides, so its widest form needs `any`
type AnyCodec = Schema.Codec<any, any>

/** Names of the parameters of a path: `id` of `/api/v1/tag/:id`. */
export type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The encoded input has each parameter of the path, as text. */
type WithParameters<Path extends string, Encoded> =
  Encoded extends Readonly<Record<PathParameters<Path>, string>>
    ? unknown
    : { readonly input: `the input has no text :${PathParameters<Path>}` }

type NotText<Encoded> = {
  readonly [Name in keyof Encoded]-?: Encoded[Name] extends string | readonly string[] | undefined ? never : Name
}[keyof Encoded]

/** A GET is encoded into the address: each member is text, or a list of texts. */
type InQuery<Encoded> = [NotText<Encoded>] extends [never]
  ? unknown
  : { readonly input: `not a text in the query: ${NotText<Encoded> & string}` }

/** A permission is checked on the facility that the input names. */
type AccessOf<Input> = Input extends { readonly facility_id: string } ? AccessRule : Extract<AccessRule, string>

type Only<Allowed> = Allowed extends true ? true : never
type HasVersion = { readonly version: number }
type MayHaveVersion<Input> = 'version' extends keyof Input
  ? Input extends { readonly version?: number | undefined }
    ? true
    : false
  : false

interface Options<Input extends AnyCodec, Output extends AnyCodec, Errors extends readonly FailureClass[], Access extends AccessRule> {
  /** Purpose in one English sentence, for authors of API clients. */
  readonly summary: string
  readonly input?: Input
  readonly output: Output
  readonly access: Access & AccessOf<NoInfer<Input['Type']>>
  /** Failures of the use-case, without those that `access` and `version` imply; those of the transport are added (`errorsOf`). */
  readonly errors?: Errors
  /** Default: `json`. The other types are for outputs of their shape. */
  readonly responseType?: ResponseTypeOf<NoInfer<Output['Type']>>
  /** Limit of this route, beside that of all routes together. */
  readonly rateLimit?: RateLimitRule
  /** Sends the session with a call of a public route, so that its limits count by account. */
  readonly identified?: true
}

/** Member of an input that is a text. */
type TextMember<Input> = { [Name in keyof Input]-?: Input[Name] extends string ? Name : never }[keyof Input] & string

/** `version` sends the version of the output as `ETag`. */
interface ReadOptions<Output> {
  readonly version?: Only<Output extends HasVersion ? true : false>
}

type WriteOptions<Input, Output, Version extends boolean> = {
  /** Members of the input that stand in the address, not in the body. */
  readonly query?: readonly TextMember<Input>[]
  /** Default: `json`. */
  readonly requestType?: RequestType
  /** Accepts a body of a whole document: 260 KB instead of 100, nested 128 levels deep instead of 20. */
  readonly largeBody?: true
  /** `If-Match: "7"` is the input's `version`; a stale one fails with VersionConflict, and `ETag` is the version of the output. */
  readonly version?: Version & Only<Output extends HasVersion ? MayHaveVersion<Input> : false>
} & (
  | {
      /** Accepts some requests while the database is unreachable; a repeated one is then not recognised by its `Idempotency-Key`. */
      readonly worksWithoutDatabase?: true
      /** A response to a repeated `Idempotency-Key` is stored as JSON. */
      readonly responseType?: 'json'
      /** Stores the device cookie of the response; the stored response to an `Idempotency-Key` is without it. */
      readonly deviceCookie?: true
      readonly session?: never
      readonly reads?: never
    }
  | {
      /**
       * The refresh cookie is the input's `refresh_token`; only pages of this site may call. Its tokens are never
       * stored for an `Idempotency-Key`.
       */
      readonly session: Only<Input extends { readonly refresh_token: string | null } ? true : false>
      readonly reads?: never
    }
  | {
      /** Changes nothing, although its input is sent as a body: `If-None-Match` works as for a GET, an `Idempotency-Key` has no effect. */
      readonly reads: true
      readonly session?: never
    }
)

const defaults = {
  input: NoInput,
  errors: [],
  requestType: 'json',
  responseType: 'json',
  rateLimit: null,
  version: false,
  largeBody: false,
  worksWithoutDatabase: false,
  session: false,
  deviceCookie: false,
  reads: false,
  identified: false,
  query: [],
} as const

/** Flags that the browser's client needs beside method and path. */
const flagsOf = ({ method, access, identified, version, requestType, responseType, query }: Definition) => [
  ...(access === 'anyone' && !identified ? ['public'] : []),
  ...(version && method !== 'get' ? ['version'] : []),
  ...(requestType === 'multipart' ? ['multipart'] : []),
  ...(responseType === 'json' ? [] : ['blob']),
  ...query.map((name) => `?${name}`),
]

const routeOf = (method: Method, path: `/api/${string}`, options: object): Route<never> => {
  const given = { ...defaults, ...options }
  const idempotent = method !== 'get' && !given.reads && !given.session
  const all = { ...given, idempotent, method, path } as unknown as Definition
  return { [definition]: all as never, toString: () => [method.toUpperCase(), path, ...flagsOf(all)].join(' ') }
}

const reading =
  <const M extends Method>(method: M) =>
  <
    const Path extends `/api/${string}`,
    Output extends AnyCodec,
    Input extends AnyCodec = typeof NoInput,
    const Errors extends readonly FailureClass[] = [],
    const Access extends AccessRule = AccessRule,
  >(
    path: Path,
    options: Options<Input, Output, Errors, Access> &
      ReadOptions<NoInfer<Output['Type']>> &
      WithParameters<Path, NoInfer<Input['Encoded']>> &
      InQuery<NoInfer<Input['Encoded']>>,
  ): Route<Definition<M, Path, Input, Output, Errors, 'json', Access, false>> =>
    routeOf(method, path, options)

const writing =
  <const M extends Method>(method: M) =>
  <
    const Path extends `/api/${string}`,
    Output extends AnyCodec,
    Input extends AnyCodec = typeof NoInput,
    const Errors extends readonly FailureClass[] = [],
    const Type extends RequestType = 'json',
    const Access extends AccessRule = AccessRule,
    const Version extends boolean = false,
  >(
    path: Path,
    options: Options<Input, Output, Errors, Access> &
      WriteOptions<NoInfer<Input['Type']>, NoInfer<Output['Type']>, Version> &
      WithParameters<Path, NoInfer<Input['Encoded']>> & { readonly requestType?: Type },
  ): Route<Definition<M, Path, Input, Output, Errors, Type, Access, Version>> =>
    routeOf(method, path, options)

/** Declares routes: `route.get('/api/v1/tag', { summary, input, output, access })`. */
export const route = {
  get: reading('get'),
  post: writing('post'),
  put: writing('put'),
  patch: writing('patch'),
  delete: writing('delete'),
}
