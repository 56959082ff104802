import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import type { SitemapPages } from '#core/plugin/addresses.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { token } from '#core/kernel/token.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { Cities } from '#plugins/places/contract/questions.ts'
import { TagBook } from '#plugins/tags/contract/questions.ts'
import { FacilityCards } from './contract/questions.ts'
import { Catalogue } from './domain/catalogue.port.ts'
import { catalogueFacets } from './domain/facets.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeCatalogue } from './persistence/catalogue.query.ts'
import { makeFacilityCards } from './persistence/facility-cards.query.ts'
import { catalogueRoutes } from './routes.ts'
import { FilterFacilities, makeFilterFacilities } from './use-cases/filter-facilities.ts'
import { HideOldFreePlaces, makeHideOldFreePlaces } from './use-cases/hide-old-free-places.ts'
import { ListBest, makeListBest } from './use-cases/list-best.ts'
import { ListByVoivodeship, makeListByVoivodeship } from './use-cases/list-by-voivodeship.ts'
import { ListCities, makeListCities } from './use-cases/list-cities.ts'
import { ListFacilities, makeListFacilities } from './use-cases/list-facilities.ts'
import { makeReadLayout, ReadLayout } from './use-cases/read-layout.ts'
import { makeShowCity, ShowCity } from './use-cases/show-city.ts'
import { makeShowVoivodeship, ShowVoivodeship } from './use-cases/show-voivodeship.ts'
import { makeShowVoivodeships, ShowVoivodeships } from './use-cases/show-voivodeships.ts'

const CatalogueAddresses = token<SitemapPages>('catalogue/Addresses')

/** The catalogue: voivodeships, cities, districts and their facilities, for nurseries and for kindergartens. */
export const plugin = definePlugin({
  name: 'catalogue',
  dependsOn: ['places', 'tags'],
  bindings: (bind) => {
    bind(Catalogue, makeCatalogue, { db: Db, facets: Facets })
    bind(FacilityCards, makeFacilityCards, { db: Db })
    bind(CatalogueAddresses, ({ catalogue }) => ({ slice: catalogue.addresses }), { catalogue: Catalogue })
    bind(ShowVoivodeships, makeShowVoivodeships, { catalogue: Catalogue, translator: Translator })
    bind(ShowVoivodeship, makeShowVoivodeship, { catalogue: Catalogue })
    bind(ShowCity, makeShowCity, { catalogue: Catalogue, parts: FacilityParts, facets: Facets, clock: Clock })
    bind(ListCities, makeListCities, { cities: Cities, showVoivodeships: ShowVoivodeships, tagBook: TagBook })
    bind(ListFacilities, makeListFacilities, { catalogue: Catalogue, facets: Facets })
    bind(ListByVoivodeship, makeListByVoivodeship, { catalogue: Catalogue, facets: Facets })
    bind(ListBest, makeListBest, { catalogue: Catalogue, facets: Facets })
    bind(FilterFacilities, makeFilterFacilities, { catalogue: Catalogue, facets: Facets })
    bind(HideOldFreePlaces, makeHideOldFreePlaces, { facilities: Facilities, events: Events, clock: Clock, transaction: Transaction })
    bind(ReadLayout, makeReadLayout, { catalogue: Catalogue, clock: Clock })
  },
  routes: catalogueRoutes,
  facets: catalogueFacets,
  // After midnight in Warsaw: counts are told by the day.
  jobs: [every({ at: '00:05' }, HideOldFreePlaces)],
  sitemap: CatalogueAddresses,
  layoutData: ReadLayout,
  messages: { pl, ua, en },
})
