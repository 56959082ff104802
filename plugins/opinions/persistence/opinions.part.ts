import { facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { OpinionsSlotData, opinionsSlotKey } from '../contract/public-views.ts'
import { figuresSql, publicOpinionSql } from './opinion-lists.query.ts'

/** Number of opinions that a profile shows. */
const shown = 3

const query = `select jsonb_build_object(${figuresSql},
      'newest', (select coalesce(jsonb_agg(newest.view order by newest.written_at desc, newest.id desc), '[]')
        from (select o.id, o.written_at, ${publicOpinionSql} as view from opinions_opinion o where o.facility_id = f.id and o.state = 'accepted'
          order by o.written_at desc, o.id desc limit ${shown}) newest))
    from opinions_opinion o where o.facility_id = f.id and o.state = 'accepted'`

/** Slot data: the figures of a facility's opinions with the newest of them. */
export const opinionsOfFacility = slotData(facilityProfileSlot, opinionsSlotKey, { query, output: OpinionsSlotData })

/** Slot data: the same on the facility's site; nothing where there are no opinions. */
export const opinionsOfSite = slotData(facilitySiteSlot, opinionsSlotKey, {
  query: `${query} having count(*) > 0`,
  output: OpinionsSlotData,
})
