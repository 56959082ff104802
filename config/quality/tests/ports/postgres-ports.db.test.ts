import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { recordColumns } from '#adapters/postgres/facilities/record-columns.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Localities } from '#core/places/localities.port.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
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

describeSharedState(async () => {
  const statements = ['Bajka', 'Tęcza'].map((name) => ({
    number: name,
    values: { name, type: 'nursery', voivodeship: 'malopolskie', county: 'Kraków', city: 'Kraków' } as const,
  }))
  const batch = { id: newId(), source: 'zlobki', on: '2026-11-01' }
  await run(platform.find(Transaction)(makeOf(RecordStatements)(stored())(operator, { batch, statements })))
  const [first, second] = await rowsOf<{ id: string }>(platform, `select id from facility where name in ('Bajka', 'Tęcza') order by name`)
  return {
    counters: platform.find(SharedCounters),
    rateLimit: platform.find(RateLimit),
    mails: platform.find(MailQueue),
    tickets: platform.find(RealtimeTickets),
    grants: platform.find(Grants),
    advance: clock.advance,
    facilityIds: [first?.id ?? '', second?.id ?? ''],
    queued: async () =>
      (await rowsOf<{ template: string }>(platform, 'select template from mail order by once_key')).map(({ template }) => template),
  }
})
