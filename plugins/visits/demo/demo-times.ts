import type { NewTimes } from '../contract/visit.ts'

/** Facility of the demo that families visit. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

/** Times of the demo, on the first Tuesday after some days since the first start. */
export const demoTimes: readonly (Omit<NewTimes, 'facility_id' | 'day'> & { readonly after: number })[] = [
  {
    after: 6,
    kind: 'visit',
    from: '10:00',
    until: '10:45',
    places: 3,
    notice_hours: 24,
    weeks: 4,
    note: 'Wejście od ogrodu, dzwonek przy furtce.',
  },
  { after: 6, kind: 'visit', from: '15:30', until: '16:15', places: 3, notice_hours: 24, weeks: 4, note: null },
  {
    after: 18,
    kind: 'open_day',
    from: '09:00',
    until: '12:00',
    places: 40,
    notice_hours: 12,
    weeks: 1,
    note: 'Zajęcia pokazowe o 9:30 i 11:00.',
  },
]
