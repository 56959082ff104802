import type { Effect } from 'effect'
import { type Token, token } from '#core/kernel/token.ts'
import type { Submission } from './review-queue.port.ts'

/** Priorities of reviews, the lowest first. */
export const reviewPriorities = ['normal', 'raised', 'urgent'] as const
export type ReviewPriority = (typeof reviewPriorities)[number]

/** Finding of a rule; `flag` is the end of the message key `{messages}.flag.{flag}` of the rule. */
export interface ReviewFlag {
  readonly flag: string
  readonly priority: ReviewPriority
}

/** Examines a submission; returns `null` when nothing is noticed. */
export type ExamineSubmission = (submission: Submission) => Effect.Effect<ReviewFlag | null>

/** Rule that flags submissions for support or raises their priority; a rule never decides. */
export interface ReviewRule {
  readonly name: string
  /** Prefix of the message keys of its flags. */
  readonly messages: string
  readonly examine: Token<ExamineSubmission>
}

/** Declares a rule: `reviewRule('repeated-author', { messages: 'moderation', examine: ExamineAuthor })`. */
export const reviewRule = (name: string, options: Omit<ReviewRule, 'name'>): ReviewRule => ({ name, ...options })

/** Rule whose function the platform has built. */
export interface BuiltReviewRule extends Omit<ReviewRule, 'examine'> {
  readonly examine: ExamineSubmission
}

/** Rules of all plugins. */
export const ReviewRules = token<readonly BuiltReviewRule[]>('core/ReviewRules')
