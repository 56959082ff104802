import { Schema } from 'effect'
import type { Door } from '#core/access/doors.ts'
import type { AnyFailure, FailureClass } from '#core/kernel/failure.ts'
import type { Json } from '#core/kernel/json.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { Accepts, Answers, AnswersOf } from './row-kinds.ts'

/** The `takes` of a row or command without input: an empty Struct would let any member pass. */
export const NoInput = Schema.Record(Schema.String, Schema.Never.annotate({ message: 'FIELD_UNKNOWN' }))

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** How often one caller may do it. */
export interface Rate {
  readonly times: number
  readonly seconds: number
}

/** What a row says: its body, or the same as JSON that is written already, and what stands beside it. */
export type Answer<Body> = ({ readonly body: Body } | { readonly json: Json<Body> }) & {
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
  readonly tells: string
  readonly takes: Schema.Codec<unknown, unknown>
  readonly gives: Schema.Codec<unknown, unknown>
  readonly does: Token<AnyUseCase>
  readonly may: Door
  readonly fails: readonly FailureClass[]
  /** How the use-case's output is said, where it is not the body itself. */
  readonly says: ((output: unknown) => Answer<unknown>) | null
  readonly accepts: Accepts
  readonly answers: Answers
  readonly rate: Rate | null
  readonly version: boolean
  readonly idempotent: boolean
  readonly session: boolean
}

/** The failures of a use-case: its row names each of them, and no other. */
type Named<Reason extends AnyFailure, Fails extends readonly FailureClass[]> = [Reason] extends [never]
  ? { readonly fails?: readonly [] }
  : { readonly fails: Fails & Complete<Reason['_tag'], Fails[number]['tag']> }
type Complete<Tag extends string, Told extends string> = [Exclude<Tag, Told>, Exclude<Told, Tag>] extends [never, never]
  ? unknown
  : { readonly untold: Exclude<Tag, Told>; readonly never: Exclude<Told, Tag> }

type Versioned = { readonly version: number }
type AskedVersion = { readonly version?: number | undefined }
type HasVersion<Input> = 'version' extends keyof Input ? true : false
type Only<Allowed> = Allowed extends true ? true : never

type Row<Input, Output, Reason extends AnyFailure, Fails extends readonly FailureClass[], Body> = Named<Reason, Fails> & {
  readonly tells: string
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever the Schema reads
  readonly takes: Schema.Codec<Input, any>
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever the Schema writes
  readonly gives: Schema.Codec<Body, any>
  readonly does: Token<UseCase<Input, Output, Reason>>
  readonly may: Door
  /** JSON unless told; the others write only bodies of their shape. */
  readonly answers?: AnswersOf<Body>
  /** Beside the allowance that every caller has for all rows together. */
  readonly rate?: Rate
}

/** A row that reads: `version` gives the body's version as `ETag`. */
type Reading<Body> = { readonly version?: Only<Body extends Versioned ? true : false> }

/** A row that changes something, and what it may be asked beside its body. */
type Writing<Input, Body, Reason extends AnyFailure> = {
  readonly accepts?: Accepts
  /**
   * `If-Match: "7"` is the input's `version`, which may be one that can be left out; the use-case knows VersionConflict, and the answer's `ETag` is the
   * body's new version.
   */
  readonly version?: Only<
    [Pick<Input, 'version' & keyof Input>, Body, 'VersionConflict'] extends [AskedVersion, Versioned, Reason['_tag']]
      ? HasVersion<Input>
      : false
  >
} & (
  | {
      /** A request that is sent again with its `Idempotency-Key` is answered again and done once. */
      readonly idempotent?: true
      readonly session?: never
      readonly answers?: 'json'
    }
  | {
      /** The refresh cookie is the input's `refresh_token`; only this site may call. */
      readonly session?: Only<Input extends { readonly refresh_token: string | null } ? true : false>
      readonly idempotent?: never
    }
)

type Said<Output, Body> = { readonly says: (output: Output) => Answer<NoInfer<Body>> }

const rowOf = (method: Method, path: Route['path'], row: Partial<Route> & Pick<Route, 'tells' | 'takes' | 'gives' | 'does' | 'may'>) => ({
  fails: [],
  says: null,
  accepts: 'json' as const,
  answers: 'json' as const,
  rate: null,
  version: false,
  idempotent: false,
  session: false,
  ...row,
  method,
  path,
})

const reading = (method: Method) => {
  function rowAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[]>(
    path: Route['path'],
    row: Row<Input, NoInfer<Output>, Reason, Fails, Output> & Reading<Output>,
  ): Route
  function rowAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[], Body>(
    path: Route['path'],
    row: Row<Input, Output, Reason, Fails, Body> & Reading<Body> & Said<Output, Body>,
  ): Route
  function rowAt(path: Route['path'], row: unknown): Route {
    return rowOf(method, path, row as Route)
  }
  return rowAt
}

const writing = (method: Method) => {
  function rowAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[]>(
    path: Route['path'],
    row: Row<Input, NoInfer<Output>, Reason, Fails, Output> & Writing<Input, Output, Reason>,
  ): Route
  function rowAt<Input, Output, Reason extends AnyFailure, const Fails extends readonly FailureClass[], Body>(
    path: Route['path'],
    row: Row<Input, Output, Reason, Fails, Body> & Writing<Input, Body, Reason> & Said<Output, Body>,
  ): Route
  function rowAt(path: Route['path'], row: unknown): Route {
    return rowOf(method, path, row as Route)
  }
  return rowAt
}

/** A reading row: input from path and query. */
export const get = reading('get')
/** A row that makes or does something; input from path, query and body. */
export const post = writing('post')
/** A row that replaces something. */
export const put = writing('put')
/** A row that changes something in part. */
export const patch = writing('patch')
/** A row that takes something away. */
export const del = writing('delete')
