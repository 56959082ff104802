import { Effect } from 'effect'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import { type StaffSlotData, staffSlotKey } from '#plugins/facility-panel/contract/employee.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'

/** Reads the staff that the profile of a facility shows, as facts without a day. */
export const ReadStaff = define('assistant/ReadStaff', { slotData: FacilitySlotData, translator: Translator }, ({ slotData, translator }) =>
  Effect.fn('assistant.read-staff')(function* (facilityId: string, language: Language) {
    const t = translator.for(language)
    const data = (yield* slotData.read(facilityProfileSlot, [facilityId])).get(facilityId)
    const staff = (data?.[staffSlotKey] as StaffSlotData | undefined) ?? []
    return staff.map(
      ({ name, position }, at): NumberedFact => ({
        n: at + 1,
        text: t('assistant.staff', { name, position }),
        field: 'staff',
        from: { source: 'owner', number: facilityId, on: '' },
        topics: ['staff'],
        tags: [],
        doubted: false,
        personal: true,
      }),
    )
  }),
)
