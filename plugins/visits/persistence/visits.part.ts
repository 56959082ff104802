import { facilityActionsSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { VisitsSlotData } from '../contract/slot-data.ts'
import { visitsSlotKey } from '../contract/slot-key.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const query = `select jsonb_build_object(
  'until', (select ${utc('max(t.starts_at - make_interval(hours => t.notice_hours))')} from visits_time t
    where t.facility_id = f.id and t.cancelled_at is null and t.starts_at > now()),
  'open_day', (select jsonb_build_object('starts_at', ${utc('t.starts_at')}, 'ends_at', ${utc('t.ends_at')}) from visits_time t
    where t.facility_id = f.id and t.cancelled_at is null and t.kind = 'open_day' and t.ends_at > now() order by t.starts_at limit 1))`

/** Slot data of profiles: whether visits may be booked, and the next open day. */
export const visitsOfFacility = [
  slotData(facilityActionsSlot, visitsSlotKey, { query, output: VisitsSlotData }),
  slotData(facilityProfileSlot, visitsSlotKey, { query, output: VisitsSlotData }),
]
