import { Data } from 'effect'

/** Category of a failure; every entry point (HTTP, page data, CLI, job) maps it to a response. */
export type FailureKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'not-allowed'
  | 'gone'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'limit-reached'
  | 'too-many'
  | 'upstream'
  | 'unavailable'
  | 'stopped'

/** Messages by field name: the `schema` member of a problem response. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

/** Values that the failure's text and its field messages name, such as the limit that was reached; `count` chooses plural forms. */
export type FailureValues = Readonly<Record<string, string | number>> & { readonly count?: number }

/** Failure as entry points see it: a tag for the error code, a kind for the status, and details for the client. */
export interface AnyFailure {
  readonly _tag: string
  readonly kind: FailureKind
  readonly detail?: string | undefined
  readonly schema?: FieldMessages | undefined
  readonly values?: FailureValues | undefined
  readonly retryAfterSeconds?: number | undefined
  /** Account that was not signed in or proved, for the log; never sent to clients, who must not learn that it exists. */
  readonly account?: string | undefined
}

interface FailureOptions {
  readonly detail?: string | undefined
  readonly schema?: FieldMessages | undefined
  readonly values?: FailureValues | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly account?: string | undefined
}

/**
 * Declares a named failure of a use-case: `class OpinionNotFound extends Failure('OpinionNotFound', 'not-found') {}`.
 * Distinguish failures by `_tag` and `kind`, never by `instanceof`: the web bundle contains a second copy of each class.
 */
export const Failure = <Tag extends string, Kind extends FailureKind>(tag: Tag, kind: Kind) =>
  class extends Data.TaggedError(tag)<FailureOptions> {
    static readonly tag = tag
    static readonly kind = kind
    readonly kind = kind
    constructor(options: FailureOptions = {}) {
      super(options)
      this.message = options.detail ?? tag
    }
  }

/** Failure class, as listed in the `errors` of a route. */
export interface FailureClass {
  readonly tag: string
  readonly kind: FailureKind
}

/** `error/opinion-not-found`: the error code for clients, derived from the failure's tag (decisions §1). */
export const codeOf = (tag: string) => `error/${tag.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`

/** Returns whether a thrown value is a declared failure. */
export const isFailure = (error: unknown): error is AnyFailure =>
  typeof error === 'object' && error !== null && '_tag' in error && 'kind' in error
