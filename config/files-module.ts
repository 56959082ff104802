import path from 'node:path'
import { makeCalendarFile } from '#adapters/calendar/calendar-file.ts'
import { makeUrgentBox } from '#adapters/files/urgent-box.ts'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { makeNominatim } from '#adapters/geocoding/nominatim.ts'
import { makeHolidays } from '#adapters/holidays/holidays.ts'
import { makePortraits } from '#adapters/pictures/portraits.ts'
import { makeTableFiles } from '#adapters/table-file/table-files.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { Portraits } from '#core/ports/portraits.ts'
import { TableFiles } from '#core/ports/table-file.ts'
import { UrgentBox } from '#core/ports/urgent-box.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import type { PlatformOptions } from './ingredients.ts'

type Beside = Required<Pick<PlatformOptions, 'dataDir' | 'geocoder' | 'logger'>>

/** What is read and drawn beside the database: tables, calendars, pictures, places; and what may not wait for it. */
export const wireFiles = (bind: Bind, { dataDir, geocoder, logger }: Beside): void => {
  const onStay = (id: string) => logger.warn({ id }, 'urgent message waits')
  bind(UrgentBox, () => makeUrgentBox({ folder: path.join(dataDir, 'urgent'), onStay }), {})
  bind(CalendarFile, makeCalendarFile, {})
  bind(Portraits, makePortraits, {})
  bind(Holidays, makeHolidays, {})
  bind(TableFiles, makeTableFiles, {})
  bind(Gazetteer, makeGazetteer, {})
  bind(OpenGeocoder, () => (geocoder ? makeNominatim(geocoder) : { kind: 'none' }), {})
}
