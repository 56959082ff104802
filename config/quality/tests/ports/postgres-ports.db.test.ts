import { makeClock } from '#adapters/memory/clock.ts'
import { recordColumns } from '#adapters/postgres/facilities/record-columns.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { rowsOf, testPlatform } from '../../testing/platform.ts'
import { describeFacilities } from './describe-facilities.ts'
import { describeSharedState } from './describe-shared-state.ts'

const clock = makeClock()
const columns = recordColumns.map((name) => (/_(on|since)$/.test(name) ? `${name}::text` : name)).join(', ')
const platform = startForTests(() => testPlatform({ clock }))

const stored = () => ({
  facilities: platform.find(Facilities),
  localities: platform.find(Localities),
  tagging: platform.find(Tagging),
  transaction: platform.find(Transaction),
})

describeFacilities(async () => {
  await rowsOf(platform, 'truncate facility cascade')
  return {
    ...stored(),
    all: () => rowsOf<FacilityRecord>(platform, `select ${columns} from facility order by id`),
    statedOn: async () =>
      Object.fromEntries(
        (await rowsOf<{ number: string; on: string }>(platform, 'select number, stated_on::text "on" from facility_statement')).map(
          ({ number, on }) => [number, on],
        ),
      ),
  }
})

describeSharedState(() => ({
  counters: platform.find(SharedCounters),
  rateLimit: platform.find(RateLimit),
  mails: platform.find(MailQueue),
  advance: clock.advance,
  queued: async () =>
    (await rowsOf<{ template: string }>(platform, 'select template from mail order by once_key')).map(({ template }) => template),
}))
