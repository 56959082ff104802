import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { NewVacancies } from '../contract/vacancies.ts'
import type { ChangeSection } from './change-section.ts'

interface Dependencies {
  readonly changeSection: ChangeSection
  readonly clock: Clock
}

/** Replaces the free places of a facility, as its section of recruitment does. */
export const makePutVacancies = ({ changeSection, clock }: Dependencies) =>
  Effect.fn('facility-panel.put-vacancies')(function* (actor: Actor, { id, list }: NewVacancies) {
    const vacancies = list.map(({ group, places, from_date = null }) => ({ group, places, from: from_date }))
    yield* changeSection(actor, { id, type: 'recruitment', vacancies }).pipe(
      Effect.catchTags({
        VersionConflict: Effect.die,
        LimitReached: Effect.die,
        AmenityLimitReached: Effect.die,
        DescriptionLimitReached: Effect.die,
        PremiumRequired: Effect.die,
      }),
    )
    return {
      vacancies: vacancies.map(({ from, ...rest }) => ({ ...rest, from_date: from, source: 'owner' as const })),
      updated_at: toWarsawTime(clock.now()).day,
    }
  })

export type PutVacancies = ReturnType<typeof makePutVacancies>
export const PutVacancies = token<PutVacancies>('facility-panel/PutVacancies')
