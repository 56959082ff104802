import { Effect } from 'effect'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { demoFacility, demoTimes } from '../demo/demo-times.ts'
import { timesOf } from '../domain/times-of.ts'
import { Visits } from '../domain/visits.port.ts'

/** Returns the first Tuesday from an ISO day on. */
const tuesdayFrom = (day: string): string => (new Date(day).getUTCDay() === 2 ? day : tuesdayFrom(addDays(day, 1)))

/** Opens times at the facility of the demo, once. */
export const SeedVisitsDemo = define(
  'visits/SeedDemo',
  { demoFacilities: DemoFacilities, visits: Visits, holidays: Holidays, clock: Clock, transaction: Transaction },
  ({ demoFacilities, visits, holidays, clock, transaction }): Seed =>
    Effect.fn('visits.seed-demo')(function* () {
      const facility_id = yield* demoFacilities.find(demoFacility.name, demoFacility.city)
      const now = clock.now()
      if (facility_id === null || (yield* visits.coming(facility_id, now.toISOString())).length > 0) return
      const { day: today } = toWarsawTime(now)
      const times = demoTimes.flatMap(({ after, ...time }) =>
        timesOf({ ...time, facility_id, day: tuesdayFrom(addDays(today, after)) }, holidays.isHoliday, now),
      )
      yield* visits.addTimes(times)
    }, transaction),
)
