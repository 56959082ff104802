import type { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'

/** The subject was withdrawn, erased or changed since it was submitted, and can no longer be decided. */
export class SubjectChanged extends Failure('SubjectChanged', 'conflict') {}

/** Outcomes of a review; `revise` returns the subject to its author, who may correct and submit it again. */
export const reviewOutcomes = ['accept', 'reject', 'revise'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** Decision about a subject, as its plugin carries it out. The actor is the account that decided. */
export interface SubjectDecision {
  readonly subjectId: string
  readonly outcome: ReviewOutcome
  /** One of the kind's reasons; `null` for an acceptance. */
  readonly reason: string | null
  /** Explanation for the author; empty for an acceptance. */
  readonly note: string
  /** Members that the form of the kind adds, for a kind with a form of its own. */
  readonly details?: Schema.Json
}

/** Subject of a review, by the id that its plugin gave it. */
export interface ReviewSubject {
  readonly subjectId: string
}

/** Kind of subjects that support decides about. */
export interface ReviewKind {
  readonly kind: string
  /** Message key of its name: `claims.review.name`. Its reasons are `claims.review.reason.{code}`. */
  readonly messages: string
  /** Hours within which support decides. */
  readonly dueHours: number
  /** Codes of the reasons for rejecting or returning a subject. */
  readonly reasons: readonly string[]
  /** The card of the kind has the form of the decision; the desk shows none. */
  readonly ownForm?: true
  /** Carries out a decision, in the transaction of the queue. */
  readonly decide: Token<UseCase<SubjectDecision, void, SubjectChanged>>
  /** Returns what the desk shows of a subject; the plugin's review card renders it. */
  readonly show: Token<UseCase<ReviewSubject, Schema.Json, SubjectChanged>>
}

/**
 * Declares a kind of reviews: `reviewKind('claim', { messages: 'claims.review', dueHours: 48, reasons, decide:
 * DecideClaim, show: ShowClaimReview })`.
 */
export const reviewKind = (kind: string, options: Omit<ReviewKind, 'kind'>): ReviewKind => ({ kind, ...options })

/** Kind of reviews whose use-cases the platform has built. */
export interface BuiltReviewKind extends Omit<ReviewKind, 'decide' | 'show'> {
  readonly decide: UseCase<SubjectDecision, void, SubjectChanged>
  readonly show: UseCase<ReviewSubject, Schema.Json, SubjectChanged>
}

/** Kinds of reviews of all plugins. */
export const ReviewKinds = token<readonly BuiltReviewKind[]>('core/ReviewKinds')
