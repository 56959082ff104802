import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { catalogueApi } from './contract/api.ts'
import { catalogueFacets } from './domain/facets.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeCatalogue } from './persistence/catalogue.query.ts'
import { makeFacilityCards } from './persistence/facility-cards.query.ts'
import { makeLocatedFacilities } from './persistence/located-facilities.query.ts'
import { makePlacePages } from './persistence/sitemap.query.ts'
import { makeCityHeads } from './services/city-heads.ts'
import { makeListMatches } from './services/list-matches.ts'
import { CatalogueSitemap } from './services/sitemap.ts'
import { FilterFacilities, ListBest, ListByVoivodeship } from './use-cases/facility-lists.ts'
import { HideOldFreePlaces } from './use-cases/hide-old-free-places.ts'
import { ListFacilities } from './use-cases/list-facilities.ts'
import { ReadLayout } from './use-cases/read-layout.ts'
import { ListCities, ShowVoivodeships } from './use-cases/voivodeships.ts'

/** Catalogue of facilities by voivodeship, city and district, for nurseries and for kindergartens. */
export const plugin = definePlugin({
  name: 'catalogue',
  dependsOn: ['places', 'registers', 'tags'],
  providers: [makeCatalogue, makeFacilityCards, makeListMatches, makeLocatedFacilities, makePlacePages, makeCityHeads],
  endpoints: implement(catalogueApi, [
    respond(catalogueApi.showTopCities, ShowVoivodeships),
    respond(catalogueApi.showVoivodeships, ShowVoivodeships),
    ListCities,
    ListFacilities,
    ListByVoivodeship,
    ListBest,
    FilterFacilities,
  ]),
  facets: catalogueFacets,
  // Shortly after midnight in Warsaw, since the age of counts is in days.
  jobs: [every({ at: '00:05' }, HideOldFreePlaces)],
  sitemap: CatalogueSitemap,
  layoutData: ReadLayout,
  messages: { pl, ua, en },
})
