import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { TagsPart } from '../contract/tags-part.ts'

const badges = (column: string) => `coalesce((
    select jsonb_agg(jsonb_build_object('key', t.key, 'display', t.display, 'names', t.names, 'param', t.param, 'icon', t.icon) order by t.position, t.key)
      from tags_tag t where t.id = any(f.${column})), '[]')`

/** Slot data: the tags of a facility for its profile. */
export const tagsOfFacility = slotData(facilityProfileSlot, 'tags.features', {
  query: `select jsonb_build_object('specialization', ${badges('specialization')}, 'ownership', ${badges('ownership')}, 'features', ${badges('features')})`,
  output: TagsPart,
})
