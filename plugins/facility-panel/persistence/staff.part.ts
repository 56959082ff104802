import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { StaffPart } from '../contract/employee.ts'

/** Slot data: the staff of a facility, as parents see it. */
export const staffOfFacility = slotData(facilityProfileSlot, 'facility-panel.staff', {
  query: `select jsonb_agg(jsonb_build_object('name', e.first_name || case when e.show_surname then ' ' || e.last_name else '' end,
      'position', e.position,
      'photo', e.photo - 'id' - 'consent_at') order by e.sort, e.id) from facility_panel_employee e where e.facility_id = f.id having count(*) > 0`,
  output: StaffPart,
})
