import { Schema } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { AnyFailure, FailureClass } from '#core/kernel/failure.ts'

/** The `takes` of a row or command without input: an empty Struct would let any member pass. */
export const NoInput = Schema.Record(Schema.String, Schema.Never.annotate({ message: 'FIELD_UNKNOWN' }))

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Who may pass. More doors come with accounts. */
export type Door = 'anyone'

/** A row of the address book: this request, with this input, does that, gives this or fails so. */
export interface Route {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly takes: Schema.Codec<unknown, unknown>
  readonly gives: Schema.Codec<unknown, unknown>
  readonly does: Token<AnyUseCase>
  readonly may: Door
  readonly fails: readonly FailureClass[]
}

/** The failures of a use-case, each of which its row must name. */
type Named<Reason extends AnyFailure> = [Reason] extends [never]
  ? { readonly fails?: readonly [] }
  : { readonly fails: readonly FailureClassOf<Reason>[] }
type FailureClassOf<Reason extends AnyFailure> = { readonly tag: Reason['_tag']; readonly kind: Reason['kind'] }

type Row<Input, Output, Reason extends AnyFailure> = Named<Reason> & {
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever JSON the Schema reads
  readonly takes: Schema.Codec<Input, any>
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever JSON the Schema writes
  readonly gives: Schema.Codec<Output, any>
  readonly does: Token<UseCase<Input, Output, Reason>>
  readonly may: Door
}

const route =
  (method: Method) =>
  <Input, Output, Reason extends AnyFailure>(path: Route['path'], row: Row<Input, Output, Reason>): Route => ({
    method,
    path,
    takes: row.takes as Route['takes'],
    gives: row.gives as Route['gives'],
    does: row.does as Route['does'],
    may: row.may,
    fails: row.fails ?? [],
  })

/** A reading row: input from path and query. */
export const get = route('get')
/** A row with a JSON body. */
export const post = route('post')
