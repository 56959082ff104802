import type { FieldValues } from '#core/facilities/fields.ts'
import type { Statement } from '#core/facilities/statement.ts'
import type { SiteFacility } from '../domain/sites.port.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

const fields: FieldValues = {
  description:
    'Jesteśmy kameralną placówką z ogrodem, w którym dzieci spędzają co najmniej dwie godziny dziennie.\n\nPracujemy w małych grupach, z tymi samymi opiekunami przez cały pobyt dziecka.',
  street: 'ul. Przykładowa',
  building_number: '1',
  post_code: '30-001',
  hours: {
    open_at: at(7),
    close_at: at(17),
    is_open_saturday: false,
    saturday_open_at: null,
    saturday_close_at: null,
    is_open_sunday: false,
    sunday_open_at: null,
    sunday_close_at: null,
  },
  tuition: '900–1200 zł',
  activities: [
    { name: 'Rytmika', description: 'Taniec, śpiew i gra na prostych instrumentach.', duration: 30, start: at(10), end: at(10, 30) },
    { name: 'Język angielski', description: 'Piosenki i zabawy.', duration: 30, start: at(11), end: at(11, 30) },
  ],
  day_plan: [
    { start: at(7), end: at(8, 30), name: 'Powitanie i zabawa', description: null },
    { start: at(8, 30), end: at(9), name: 'Śniadanie', description: null },
    { start: at(9), end: at(12), name: 'Zajęcia i ogród', description: null },
    { start: at(12), end: at(14), name: 'Obiad i odpoczynek', description: null },
    { start: at(14), end: at(17), name: 'Podwieczorek i zabawa', description: null },
  ],
  recruiting: true,
  recruitment_text: 'Zapraszamy na dzień otwarty w każdą pierwszą sobotę miesiąca.',
}

const statement: Statement = {
  source: 'owner',
  number: 'sample',
  statedOn: '2026-01-01',
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])) as Statement['fields'],
  goneOn: null,
}

/** Facility that does not exist, with which page templates are previewed. */
export const sampleFacility: SiteFacility = {
  id: '00000000-0000-7000-8000-000000000000',
  slug: 'przykladowa-placowka',
  name: 'Przykładowa Placówka',
  type: 'kindergarten',
  city: 'Kraków',
  district: null,
  voivodeship: 'malopolskie',
  longitude: null,
  latitude: null,
  location_precision: null,
  active: true,
  made: true,
  statements: [statement],
}
