import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { FacilitySettings } from '../contract/queries.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'

/** Creates the query about the settings of a facility. */
export const makeFacilitySettings = provide(
  FacilitySettings,
  { panelFacilities: PanelFacilities },
  ({ panelFacilities }): FacilitySettings => ({
    of: (facilityId) =>
      panelFacilities.byId(facilityId).pipe(Effect.map((found) => ({ notify_opinions: true, notify_questions: true, ...found?.settings }))),
  }),
)
