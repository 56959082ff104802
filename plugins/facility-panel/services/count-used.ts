import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { CountAmenities, CountDescription } from '#core/packages/facility-limits.ts'
import type { CountStock } from '#core/packages/limit.ts'
import { PanelFacilities } from '../domain/panel.port.ts'
import { factsOf } from '../domain/panel-facility.ts'

/** Counts the amenities of a facility, accessibility included. */
export const makeCountAmenities = provide(
  CountAmenities,
  { panelFacilities: PanelFacilities },
  ({ panelFacilities }): CountStock =>
    (facilityId) =>
      panelFacilities.byId(facilityId).pipe(
        Effect.map((facility) => {
          const { features, accessible } = facility ? factsOf(facility).current : {}
          return (features?.value.length ?? 0) + (accessible?.value ? 1 : 0)
        }),
      ),
)

/** Counts the characters of a facility's description. */
export const makeCountDescription = provide(
  CountDescription,
  { panelFacilities: PanelFacilities },
  ({ panelFacilities }): CountStock =>
    (facilityId) =>
      panelFacilities
        .byId(facilityId)
        .pipe(Effect.map((facility) => (facility ? (factsOf(facility).current.description?.value.length ?? 0) : 0))),
)
