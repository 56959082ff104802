import { Effect } from 'effect'
import type { FacilitySettings } from '../contract/queries.ts'
import type { PanelFacilities } from '../domain/panel.ports.ts'

/** Creates the query about the settings of a facility. */
export const makeFacilitySettings = ({ panelFacilities }: { readonly panelFacilities: PanelFacilities }): FacilitySettings => ({
  of: (facilityId) =>
    panelFacilities.byId(facilityId).pipe(Effect.map((found) => ({ notify_opinions: true, notify_questions: true, ...found?.settings }))),
})
