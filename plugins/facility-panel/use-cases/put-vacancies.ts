import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import type { NewVacancies } from '../contract/vacancies.ts'
import { ChangeSection } from './change-section.ts'

/** Replaces the free places of a facility, as its section of recruitment does. */
export const PutVacancies = define(
  'facility-panel/PutVacancies',
  { changeSection: ChangeSection, clock: Clock },
  ({ changeSection, clock }) =>
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
    }),
)
