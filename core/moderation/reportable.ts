import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { SubjectChanged } from './review-kind.ts'

/** Acts on a reported thing; `restore` takes back what was done before. */
export const moderationActs = ['hide', 'remove', 'restore'] as const
export type ModerationAct = (typeof moderationActs)[number]

/** Text or picture that can be reported, as far as those who decide need it. */
export interface ReportedThing {
  readonly id: string
  /** Identifies the text that was read; an edit has another one. */
  readonly revision: string
  readonly facilityId: string | null
  /** One line that names it in lists: the name of the facility. */
  readonly title: string
  /** Accounts that answer for it, and may appeal; empty after their deletion. */
  readonly authorIds: readonly string[]
  readonly text: string
  /** Address of its picture. */
  readonly picture: string | null
  readonly isPublic: boolean
  /** Address of the page that shows it. */
  readonly path: `/${string}` | null
}

/** Act of support on a thing. `undoes`: the restriction that a restoration takes back. */
export interface ThingAct {
  readonly id: string
  readonly revision: string
  readonly act: ModerationAct
  readonly reason: string | null
  readonly note: string | null
  readonly undoes?: 'hidden' | 'removed' | 'rejected'
}

/** Text beside a reported one; `reported` is true for the one itself. */
export interface ContextEntry {
  readonly id: string
  readonly side: string
  readonly at: string
  readonly text: string
  readonly reported: boolean
}

/** Things of one type, as the plugin that owns them opens them to reports. */
export interface ReportedThings {
  /** Returns a thing as far as the actor may see it: the platform sees all, others what is public and what is their own. */
  find(actor: Actor, id: string): Effect.Effect<ReportedThing | null>
  /** Carries out an act in the caller's transaction; fails in a state that does not allow it, and for another revision. */
  act(actor: Actor, act: ThingAct): Effect.Effect<void, SubjectChanged>
  /** Returns the id of the thing that an address of this site shows; `fragment` is without its #. */
  locate(address: { readonly path: string; readonly fragment: string }): Effect.Effect<string | null>
  /** Returns what surrounds a thing that is not public, and writes the look to the audit log. */
  readContext?(actor: Actor, id: string): Effect.Effect<readonly ContextEntry[]>
  /** Returns the thing that a review was about. */
  ofReview?(subjectId: string): Effect.Effect<ReportedThing | null>
}

/** Type of things that users can report. */
export interface Reportable {
  readonly type: string
  /** Its name: `opinions.reported`. */
  readonly label: MessageKey
  /** Acts that support may choose; without any, a report leads to an answer alone. */
  readonly acts: readonly ModerationAct[]
  /** Kind of reviews whose refusals may be appealed. */
  readonly reviewKind: string | null
  readonly things: Token<ReportedThings>
}

/**
 * Declares a type of things that can be reported: `reportable('opinion', { label: 'opinions.reported', acts:
 * moderationActs, things: ReportedOpinions })`.
 */
export const reportable = (
  type: string,
  { reviewKind, ...options }: Pick<Reportable, 'label' | 'acts' | 'things'> & { readonly reviewKind?: string },
): Reportable => ({ type, reviewKind: reviewKind ?? null, ...options })

/** Type whose things the platform has built. */
export interface BuiltReportable extends Omit<Reportable, 'things'> {
  readonly things: ReportedThings
}

/** Types of things of all plugins that can be reported. */
export const Reportables = token<readonly BuiltReportable[]>('core/Reportables')
