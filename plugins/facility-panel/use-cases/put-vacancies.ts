import { Effect } from 'effect'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { ChangeSection } from './change-section.ts'

/** Replaces the free places of a facility, as its section of recruitment does. */
export const PutVacancies = handler(
  facilityPanelApi.putVacancies,
  { changeSection: ChangeSection, clock: Clock },
  ({ changeSection, clock }) =>
    Effect.fn('facility-panel.put-vacancies')(function* (actor, { id, list }) {
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
