import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { costsApi } from './contract/api.ts'
import { RatesChanged } from './contract/events.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { costs } from './migrations/20270123090000-costs.ts'
import { ratesOfFacility } from './persistence/facility-rates.query.ts'
import { FormerRateTable, makeRates, RateTable } from './persistence/rates.repository.ts'
import { AddRate, ChangeRate, ConfirmRate, ListFormerRates, ListRates } from './use-cases/rates.ts'

/** Costs that a family really has: rates of the State and of communes, and the cost that follows from them. */
export const plugin = definePlugin({
  name: 'costs',
  dependsOn: ['facility-profile', 'support'],
  migrations: [costs],
  tables: [RateTable, FormerRateTable],
  providers: [makeRates],
  endpoints: implement(costsApi, [ListRates, ListFormerRates, AddRate, ChangeRate, ConfirmRate]),
  slotData: [ratesOfFacility],
  cacheInvalidations: [cacheInvalidation(RatesChanged, () => [pageTags.all])],
  messages: { pl, ua, en },
})
