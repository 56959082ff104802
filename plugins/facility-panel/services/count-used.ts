import { Effect } from 'effect'
import type { CountStock } from '#core/packages/limit.ts'
import type { PanelFacilities } from '../domain/panel.ports.ts'
import { factsOf } from '../domain/panel-facility.ts'

interface Dependencies {
  readonly panelFacilities: PanelFacilities
}

/** Counts the amenities of a facility, accessibility included. */
export const makeCountAmenities =
  ({ panelFacilities }: Dependencies): CountStock =>
  (facilityId) =>
    panelFacilities.byId(facilityId).pipe(
      Effect.map((facility) => {
        const { features, accessible } = facility ? factsOf(facility).current : {}
        return (features?.value.length ?? 0) + (accessible?.value ? 1 : 0)
      }),
    )

/** Counts the characters of a facility's description. */
export const makeCountDescription =
  ({ panelFacilities }: Dependencies): CountStock =>
  (facilityId) =>
    panelFacilities
      .byId(facilityId)
      .pipe(Effect.map((facility) => (facility ? (factsOf(facility).current.description?.value.length ?? 0) : 0)))
