import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { savedSearchesApi } from './contract/api.ts'
import { savedSearchesMails, savedSearchesNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { savedSearches } from './migrations/20261214091000-saved-searches.ts'
import { savedSearchReadings } from './migrations/20270104090000-saved-searches-readings.ts'
import { makeDemoFacilities, makeSavedSearches } from './persistence/saved-searches.repository.ts'
import { savedSearchesTables } from './persistence/tables.ts'
import { CountHits, MarkHitsSeen } from './services/searches.ts'
import { RepeatDaily, RepeatHourly } from './use-cases/repeat-searches.ts'
import {
  ChangeSearch,
  ListSearches,
  PreviewSearch,
  ReadSearchStopLink,
  RemoveSearch,
  SaveSearch,
  SeedSearchesDemo,
  StopSearch,
} from './use-cases/saved-searches.ts'

/** Saved searches, which tell of new facilities and free places. */
export const plugin = definePlugin({
  name: 'saved-searches',
  dependsOn: ['accounts', 'catalogue', 'map', 'notifications'],
  migrations: [savedSearches, savedSearchReadings],
  tables: savedSearchesTables,
  providers: [makeSavedSearches, makeDemoFacilities],
  endpoints: implement(savedSearchesApi, [
    SaveSearch,
    ListSearches,
    PreviewSearch,
    ChangeSearch,
    RemoveSearch,
    ReadSearchStopLink,
    StopSearch,
  ]),
  badgeCounters: [badgeCounter('saved_searches', CountHits, MarkHitsSeen)],
  mails: savedSearchesMails,
  notifications: savedSearchesNotifications,
  jobs: [every({ minutes: 60 }, RepeatHourly), every({ at: '06:30' }, RepeatDaily)],
  personalData: [
    {
      table: 'saved_searches_search',
      subject: { accounts: ['account_id'] },
      export: {
        as: 'saved-searches',
        explanation: 'saved-searches.personal.searches',
        columns: { name: 'name', query: 'search', frequency: 'frequency', created_at: 'saved', checked_at: 'last repeated' },
      },
      erasure: 'delete',
      retention: { forever: 'until it is removed or the account is deleted' },
    },
  ],
  demoSeed: SeedSearchesDemo,
  messages: { pl, ua, en },
})
