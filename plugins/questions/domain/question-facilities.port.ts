import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Facility as threads see it. */
export interface QuestionFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly active: boolean
  /** `false` once it was deleted or merged. */
  readonly exists: boolean
  /** Accounts that answer its questions. */
  readonly staff: readonly string[]
  /** E-mail address that a register states, and its hash. */
  readonly register_email: string | null
  readonly address: string | null
  /** The address wants no mails about questions. */
  readonly stopped: boolean
}

/** Reads facilities, deleted ones included. */
export interface QuestionFacilities {
  byId(id: string): Effect.Effect<QuestionFacility | null>
  /** Returns name and town by id. */
  heads(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, Pick<QuestionFacility, 'id' | 'slug' | 'name' | 'city' | 'exists'>>>
}
export const QuestionFacilities = token<QuestionFacilities>('questions/QuestionFacilities')
