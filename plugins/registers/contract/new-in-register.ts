import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Facility that an edition of a register was the first to name. */
export interface NewFacility {
  readonly slug: string
  readonly name: string
  readonly city: string
  /** Day of that edition, ISO date. */
  readonly day: string
}

/** New facilities of a voivodeship. */
export interface NewInVoivodeship {
  /** Slug. */
  readonly voivodeship: string
  /** Number of all of them. */
  readonly total: number
  /** The newest ones; of one day by their turn. */
  readonly newest: readonly NewFacility[]
}

/**
 * Nurseries and kindergartens that are new in a register. Registers do not say when they entered a facility, so that it
 * is new with the first edition that names it: the first edition of a register makes nothing new, and neither does an
 * edition that is older than an imported one or covers more than those before (over a quarter of it is new), or a new
 * number of a facility that was known.
 */
export interface NewInRegister {
  /** Returns those of editions since a day (ISO date), at most so many by voivodeship; those with most of them first. */
  since(day: string, limit: number): Effect.Effect<readonly NewInVoivodeship[]>
}
export const NewInRegister = token<NewInRegister>('registers/NewInRegister')
