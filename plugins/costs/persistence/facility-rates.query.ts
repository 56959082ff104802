import { Schema } from 'effect'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { SlotRate } from '../contract/profile-slot-data.ts'
import { costsSlotKey } from '../contract/slot-key.ts'

/** Slot data: the rates of the country and of the county for facilities of this kind; nothing for schools. */
export const ratesOfFacility = slotData(facilityProfileSlot, costsSlotKey, {
  query: `select coalesce(jsonb_agg(to_jsonb(r) order by r.valid_from, r.id), '[]') from costs_rate r
    where (r.commune is null or (r.voivodeship = f.voivodeship and r.county = f.county))
      and (r.kind = 'kindergarten_hour') = (f.category = 'przedszkola')
    having f.category is not null`,
  output: Schema.Array(SlotRate),
})
