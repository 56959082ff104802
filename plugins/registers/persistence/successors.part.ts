import { Schema } from 'effect'
import { facilityProfileSlot, facilitySuccessorsPart } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { openPairsSql } from './successors.repository.ts'

const Successor = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  reason: Schema.Literals(['name-and-address', 'phone-and-address']),
  source: Schema.String,
  on: Schema.String,
})

/** Slot data of the profile of a closed facility: who may have followed it. What is suspended does not work at the address now. */
export const successorsOfFacility = slotData(facilityProfileSlot, facilitySuccessorsPart, {
  query: `select jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug, 'name', g.name, 'reason', p.reason, 'source', p.source, 'on', b.edition_on)
      order by p.reason, g.name, g.id)
    from ${openPairsSql} and not f.active and o.id = f.id and former.facility_id = f.id and not g.suspended`,
  output: Schema.Array(Successor),
})
