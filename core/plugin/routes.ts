import { Schema } from 'effect'
import type { Json } from '#core/kernel/json.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { AnyFailure, FailureClass } from '#core/kernel/failure.ts'

/** The `takes` of a row or command without input: an empty Struct would let any member pass. */
export const NoInput = Schema.Record(Schema.String, Schema.Never.annotate({ message: 'FIELD_UNKNOWN' }))

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Who may pass. More doors come with accounts. */
export type Door = 'anyone'

/** What a row says: its body, or the same as JSON that is written already, and what stands beside it. */
export type Answer<Body> = ({ readonly body: Body } | { readonly json: Json<Body> }) & {
  /** A `Cache-Control` here takes the place of the usual `no-store`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A row of the address book: this request, with this input, does that, gives this or fails so. */
export interface Route {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly takes: Schema.Codec<unknown, unknown>
  readonly gives: Schema.Codec<unknown, unknown>
  readonly does: Token<AnyUseCase>
  readonly may: Door
  readonly fails: readonly FailureClass[]
  /** How the use-case's output is said, where it is not the body itself. */
  readonly says: ((output: unknown) => Answer<unknown>) | null
}

/** The failures of a use-case, each of which its row must name. */
type Named<Reason extends AnyFailure> = [Reason] extends [never]
  ? { readonly fails?: readonly [] }
  : { readonly fails: readonly FailureClassOf<Reason>[] }
type FailureClassOf<Reason extends AnyFailure> = { readonly tag: Reason['_tag']; readonly kind: Reason['kind'] }

type Row<Input, Output, Reason extends AnyFailure, Body> = Named<Reason> & {
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever JSON the Schema reads
  readonly takes: Schema.Codec<Input, any>
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever JSON the Schema writes
  readonly gives: Schema.Codec<Body, any>
  readonly does: Token<UseCase<Input, Output, Reason>>
  readonly may: Door
}
type Said<Output, Body> = { readonly says: (output: Output) => Answer<Body> }

const route = (method: Method) => {
  function rowAt<Input, Output, Reason extends AnyFailure>(path: Route['path'], row: Row<Input, Output, Reason, Output>): Route
  function rowAt<Input, Output, Reason extends AnyFailure, Body>(
    path: Route['path'],
    row: Row<Input, Output, Reason, Body> & Said<Output, Body>,
  ): Route
  function rowAt<Input, Output, Reason extends AnyFailure, Body>(
    path: Route['path'],
    row: Row<Input, Output, Reason, Body> & Partial<Said<Output, Body>>,
  ): Route {
    return {
      method,
      path,
      takes: row.takes as Route['takes'],
      gives: row.gives as Route['gives'],
      does: row.does as Route['does'],
      may: row.may,
      fails: row.fails ?? [],
      says: (row.says as Route['says'] | undefined) ?? null,
    }
  }
  return rowAt
}

/** A reading row: input from path and query. */
export const get = route('get')
/** A row with a JSON body. */
export const post = route('post')
