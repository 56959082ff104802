import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { visitsApi } from './contract/api.ts'
import { VisitTimesChanged } from './contract/events.ts'
import { visitsMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { visits } from './migrations/20270201090000-visits.ts'
import { visitsNotifications } from './notifications.ts'
import { visitsTables } from './persistence/tables.ts'
import { visitsOfFacility } from './persistence/visits.part.ts'
import { makeVisits } from './persistence/visits.repository.ts'
import { visitsPersonal } from './personal-data.ts'
import { Book, ListOpen } from './use-cases/book.ts'
import { ExpireBookings, RemindFamilies } from './use-cases/maintain.ts'
import { SeedVisitsDemo } from './use-cases/seed-demo.ts'
import { CancelBooking, CancelTime, ListTimes, OpenTimes } from './use-cases/times.ts'
import { ExportVisit } from './use-cases/visit.ts'

/** Visits of families and open days of facilities. */
export const plugin = definePlugin({
  name: 'visits',
  dependsOn: ['accounts', 'facility-panel', 'facility-profile', 'notifications'],
  migrations: [visits],
  tables: visitsTables,
  providers: [makeVisits],
  endpoints: implement(visitsApi, [ListTimes, OpenTimes, CancelTime, CancelBooking, ListOpen, Book, ExportVisit]),
  slotData: visitsOfFacility,
  cacheInvalidations: [cacheInvalidation(VisitTimesChanged, ({ facilityId }) => [pageTags.facility(facilityId)])],
  mails: visitsMails,
  notifications: visitsNotifications,
  jobs: [every({ minutes: 1 }, ExpireBookings), every({ minutes: 15 }, RemindFamilies)],
  personalData: visitsPersonal,
  demoSeed: SeedVisitsDemo,
  messages: { pl, ua, en },
})
