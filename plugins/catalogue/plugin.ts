import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Together } from '#core/ports/together.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityChanges } from '#core/search/facility-changes.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { OptionCounter } from '#core/search/option-counter.port.ts'
import { AddressPoints, Cities, PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { catalogueApi } from './contract/api.ts'
import { FacilityCards } from './contract/queries.ts'
import { Catalogue } from './domain/catalogue.port.ts'
import { catalogueFacets } from './domain/facets.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeCatalogue } from './persistence/catalogue.query.ts'
import { makeFacilityCards } from './persistence/facility-cards.query.ts'
import { makeCatalogueSitemap } from './persistence/sitemap.query.ts'
import { makeReadCityList, ReadCityList } from './services/read-city-list.ts'
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

const CatalogueSitemap = token<SitemapPages>('catalogue/Sitemap')

/** Catalogue of facilities by voivodeship, city and district, for nurseries and for kindergartens. */
export const plugin = definePlugin({
  name: 'catalogue',
  dependsOn: ['places', 'tags'],
  bindings: (bind) => {
    bind(Catalogue, makeCatalogue, { db: Db, facets: Facets })
    bind(FacilityCards, makeFacilityCards, { db: Db, changes: FacilityChanges })
    bind(CatalogueSitemap, makeCatalogueSitemap, { db: Db })
    bind(ShowVoivodeships, makeShowVoivodeships, { catalogue: Catalogue, translator: Translator })
    bind(ShowVoivodeship, makeShowVoivodeship, { catalogue: Catalogue })
    bind(ReadCityList, makeReadCityList, {
      catalogue: Catalogue,
      parts: FacilitySlotData,
      facets: Facets,
      options: OptionCounter,
      grammar: PlaceGrammar,
      clock: Clock,
      together: Together,
      addresses: AddressPoints,
      index: FacilityIndex,
      cards: FacilityCards,
    })
    bind(ShowCity, makeShowCity, { catalogue: Catalogue, readCityList: ReadCityList })
    bind(ListCities, makeListCities, { cities: Cities, showVoivodeships: ShowVoivodeships, tagLookup: TagLookup })
    bind(ListFacilities, makeListFacilities, { catalogue: Catalogue, facets: Facets, index: FacilityIndex, cards: FacilityCards })
    bind(ListByVoivodeship, makeListByVoivodeship, { catalogue: Catalogue, facets: Facets })
    bind(ListBest, makeListBest, { catalogue: Catalogue, facets: Facets })
    bind(FilterFacilities, makeFilterFacilities, { catalogue: Catalogue, facets: Facets })
    bind(HideOldFreePlaces, makeHideOldFreePlaces, { facilities: Facilities, events: Events, clock: Clock, transaction: Transaction })
    bind(ReadLayout, makeReadLayout, { catalogue: Catalogue, facets: Facets, clock: Clock, changes: FacilityChanges })
  },
  endpoints: implement(catalogueApi, {
    showTopCities: ShowVoivodeships,
    showVoivodeships: ShowVoivodeships,
    listCities: ListCities,
    listFacilities: ListFacilities,
    listByVoivodeship: ListByVoivodeship,
    listBest: ListBest,
    filterFacilities: FilterFacilities,
  }),
  facets: catalogueFacets,
  // Shortly after midnight in Warsaw, since the age of counts is in days.
  jobs: [every({ at: '00:05' }, HideOldFreePlaces)],
  sitemap: CatalogueSitemap,
  layoutData: ReadLayout,
  messages: { pl, ua, en },
})
