import { Db } from '#adapters/postgres/unit-of-work.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { UrlSearches } from '#plugins/map/contract/queries.ts'
import { DemoFacilities } from '../domain/demo-facilities.port.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { makeDemoFacilities } from '../persistence/demo-facilities.query.ts'
import { makeSavedSearches } from '../persistence/saved-searches.repository.ts'
import { CountHits, MarkHitsSeen, makeCountHits, makeMarkHitsSeen } from '../services/count-new.ts'
import { FindNow, makeFindNow } from '../services/find-now.ts'
import { makeSearchStopLink, SearchStopLink } from '../services/stop-link.ts'
import { ChangeSearch, makeChangeSearch } from '../use-cases/change-search.ts'
import { ListSearches, makeListSearches } from '../use-cases/list-searches.ts'
import { makePreviewSearch, PreviewSearch } from '../use-cases/preview-search.ts'
import { makeRemoveSearch, RemoveSearch } from '../use-cases/remove-search.ts'
import { makeRepeatSearches, RepeatDaily, RepeatHourly } from '../use-cases/repeat-searches.ts'
import { makeSaveSearch, SaveSearch } from '../use-cases/save-search.ts'
import { makeSeedSearchesDemo, SeedSearchesDemo } from '../use-cases/seed-demo.ts'
import { makeReadSearchStopLink, makeStopSearch, ReadSearchStopLink, StopSearch } from '../use-cases/stop.ts'

/** Binds repositories, services and use-cases of saved searches. */
export const bindSavedSearches = (bind: Bind): void => {
  const stored = { searches: SavedSearches }
  const found = { ...stored, findNow: FindNow }
  const time = { clock: Clock, transaction: Transaction }
  const repeating = { ...found, ...time, knownFacilities: KnownFacilities, stopLink: SearchStopLink, events: Events }
  bind(SavedSearches, makeSavedSearches, { db: Db })
  bind(DemoFacilities, makeDemoFacilities, { db: Db })
  bind(SearchStopLink, makeSearchStopLink, { signing: Signing, site: Site })
  bind(FindNow, makeFindNow, { urlSearches: UrlSearches, index: FacilityIndex })
  bind(CountHits, makeCountHits, stored)
  bind(MarkHitsSeen, makeMarkHitsSeen, stored)
  bind(SaveSearch, makeSaveSearch, { ...found, ...time, holdAccount: HoldAccount })
  bind(PreviewSearch, makePreviewSearch, found)
  bind(ListSearches, makeListSearches, stored)
  bind(ChangeSearch, makeChangeSearch, { ...stored, transaction: Transaction })
  bind(RemoveSearch, makeRemoveSearch, { ...stored, overview: Overview, transaction: Transaction })
  bind(ReadSearchStopLink, makeReadSearchStopLink, { ...stored, stopLink: SearchStopLink })
  bind(StopSearch, makeStopSearch, { ...stored, stopLink: SearchStopLink, audit: Audit, transaction: Transaction })
  bind(RepeatHourly, (dependencies) => makeRepeatSearches('hourly', dependencies), repeating)
  bind(RepeatDaily, (dependencies) => makeRepeatSearches('daily', dependencies), repeating)
  bind(SeedSearchesDemo, makeSeedSearchesDemo, { ...stored, ...time, facilities: DemoFacilities, origins: AccountOrigins })
}
