import type { Effect, Schema } from 'effect'
import type { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ReviewOutcome, SubjectChanged } from '#core/moderation/review-kind.ts'
import type { DeciderExcluded, ReviewDecided, ReviewLocked, ReviewNotFound } from './errors.ts'

/** Decision about a subject by its kind and id. */
export interface DecisionAboutSubject {
  readonly kind: string
  readonly subjectId: string
  readonly outcome: ReviewOutcome
  readonly reason?: string | undefined
  readonly note?: string | undefined
  /** Members that the form of the kind adds. */
  readonly details?: Schema.Json | undefined
}

/**
 * Decides the review of a subject as the desk does, with the same guards; for routes of the subject's plugin. The
 * caller has checked that the actor is support, and its route knows the reasons of the kind.
 */
export type DecideSubject = (
  actor: Actor,
  decision: DecisionAboutSubject,
) => Effect.Effect<
  void,
  MissingJwt | InsufficientPermissions | ReviewNotFound | ReviewDecided | ReviewLocked | DeciderExcluded | SubjectChanged
>
export const DecideSubject = token<DecideSubject>('moderation/DecideSubject')
