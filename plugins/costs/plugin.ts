import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { costsApi } from './contract/api.ts'
import { RatesChanged } from './contract/events.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { costs } from './migrations/20270123090000-costs.ts'
import { costsDue } from './migrations/20270130091000-costs.ts'
import { ratesOfFacility } from './persistence/facility-rates.query.ts'
import { makePricedFacilities } from './persistence/priced-facilities.repository.ts'
import { FormerRateTable, makeRates, RateTable } from './persistence/rates.repository.ts'
import { ListCosts, ListCostsOf } from './use-cases/list-costs.ts'
import { AddRate, ChangeRate, ConfirmRate, ListFormerRates, ListRates } from './use-cases/rates.ts'
import { MarkCostsDue, RefreshCosts, SeedCosts } from './use-cases/refresh-costs.ts'

/** Costs that a family really has: rates of the State and of communes, and the cost that follows from them. */
export const plugin = definePlugin({
  name: 'costs',
  dependsOn: ['catalogue', 'facility-profile', 'support'],
  migrations: [costs, costsDue],
  tables: [RateTable, FormerRateTable],
  providers: [makeRates, makePricedFacilities],
  endpoints: implement(costsApi, [ListCosts, ListCostsOf, ListRates, ListFormerRates, AddRate, ChangeRate, ConfirmRate]),
  slotData: [ratesOfFacility],
  reactions: [on(RatesChanged, MarkCostsDue)],
  jobs: [every({ minutes: 1 }, RefreshCosts), every({ at: '00:10' }, MarkCostsDue)],
  cacheInvalidations: [cacheInvalidation(RatesChanged, () => [pageTags.all])],
  demoSeed: SeedCosts,
  loadSeed: SeedCosts,
  messages: { pl, ua, en },
})
