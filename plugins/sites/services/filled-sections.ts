import { Effect } from 'effect'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilitySiteSlot } from '#core/facilities/slots.ts'
import { resolve } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import { SiteSections } from '#core/plugin/site-sections.ts'
import { SiteReader } from '../domain/sites.port.ts'

/** Kinds that show what every facility has, such as its name and address. */
const always: ReadonlySet<string> = new Set(['welcome', 'contact', 'contact_form'])

/** Tells which kinds of sections have something of a facility to show. */
export const FilledSections = define(
  'sites/FilledSections',
  { reader: SiteReader, slotData: FacilitySlotData, kinds: SiteSections },
  ({ reader, slotData, kinds }) =>
    Effect.fn('sites.filled-sections')(function* (facilityId: string) {
      const opened = yield* reader.ofFacility(facilityId)
      const { facts } = resolve(opened?.facility.statements ?? [])
      const parts = (yield* slotData.read(facilitySiteSlot, [facilityId])).get(facilityId) ?? {}
      const filled = new Set(
        kinds.flatMap(({ kind, facts: needed }) => {
          if (needed) return needed.some((name) => facts[name]) ? [kind] : []
          return kind in parts || always.has(kind) ? [kind] : []
        }),
      )
      return (kind: string) => filled.has(kind)
    }),
)
