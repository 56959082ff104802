import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Person } from '#core/plugin/personal-data.ts'

/** Choices of a person about what is erased, by the name that the deletion of an account gives them: `{ opinions: 'remove' }`. */
export type ErasureChoices = Readonly<Record<string, string | undefined>>

/**
 * Does what a declaration about tables cannot, before the person's rows are erased and in the same transaction; a
 * missing choice is the gentlest one.
 */
export type ErasureStep = (actor: Actor, person: Person, choices: ErasureChoices) => Effect.Effect<void>

/** Steps of all plugins together. */
export const ErasureSteps = token<ErasureStep>('core/ErasureSteps')

/** Step that does nothing, for an installation whose plugins have none. */
export const noErasureStep: ErasureStep = () => Effect.void
