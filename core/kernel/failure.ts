import { Data } from 'effect'

/** What went wrong, in words that every doorway (HTTP, page data, CLI, job) knows how to answer. */
export type FailureKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
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

/** Field name → messages for that field, the `schema` member of a problem. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

/** A failure as doorways see it: a name for the code, a kind for the status, and what to tell. */
export interface AnyFailure {
  readonly _tag: string
  readonly kind: FailureKind
  readonly detail?: string | undefined
  readonly schema?: FieldMessages | undefined
  readonly retryAfterSeconds?: number | undefined
}

interface FailureOptions {
  readonly detail?: string | undefined
  readonly schema?: FieldMessages | undefined
  readonly retryAfterSeconds?: number | undefined
}

/**
 * Declares one named way in which a use-case may fail: `class OpinionNotFound extends Failure('OpinionNotFound', 'not-found') {}`.
 * Told apart by `_tag` and `kind`, never by `instanceof`: the web bundle holds a second copy of each class.
 */
export const Failure = <Tag extends string, Kind extends FailureKind>(tag: Tag, kind: Kind) =>
  class extends Data.TaggedError(tag)<FailureOptions> {
    static readonly tag = tag
    static readonly kind = kind
    readonly kind = kind
    constructor(told: FailureOptions = {}) {
      super(told)
      this.message = told.detail ?? tag
    }
  }

/** A failure's class, as route rows list them under `fails`. */
export interface FailureClass {
  readonly tag: string
  readonly kind: FailureKind
}

/** `error/opinion-not-found`: the code clients read, made from the failure's name (decisions §1). */
export const codeOf = (tag: string) => `error/${tag.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`

/** Whether something thrown or failed is one of ours. */
export const isFailure = (error: unknown): error is AnyFailure =>
  typeof error === 'object' && error !== null && '_tag' in error && 'kind' in error
