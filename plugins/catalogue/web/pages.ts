import { definePages } from '#web/runtime/plugin-ui.ts'
import { CityPage } from './city/CityPage.tsx' with { type: 'vike:pointer' }
import { CountryPage } from './country/CountryPage.tsx' with { type: 'vike:pointer' }
import { cityData, countryData, voivodeshipData } from './pages.data.ts' with { type: 'vike:pointer' }
import { QuarterPage } from './quarter/QuarterPage.tsx' with { type: 'vike:pointer' }
import { quarterData } from './quarter/quarter.data.ts' with { type: 'vike:pointer' }
import { matchCity, matchCountry, matchDistrict, matchQuarter, matchVoivodeship } from './route-match.ts' with { type: 'vike:pointer' }
import { VoivodeshipPage } from './voivodeship/VoivodeshipPage.tsx' with { type: 'vike:pointer' }

/** Pages of the four levels of the catalogue; a district has the page of a city, a quarter one of its own. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'catalog_voivodeships',
    route: '/@type-miasta',
    match: matchCountry,
    Page: CountryPage,
    data: countryData,
    title: 'catalogue.country.title',
    description: 'catalogue.country.description',
  },
  {
    layout: 'public',
    name: 'catalog_cities',
    route: '/@type/@voivodeship',
    match: matchVoivodeship,
    Page: VoivodeshipPage,
    data: voivodeshipData,
    title: 'catalogue.voivodeship.title',
    description: 'catalogue.voivodeship.description',
  },
  {
    layout: 'public',
    name: 'catalog_facilities',
    route: '/@type/@voivodeship/@city',
    match: matchCity,
    Page: CityPage,
    data: cityData,
    title: 'catalogue.city.title',
    description: 'catalogue.city.description',
  },
  {
    layout: 'public',
    name: 'catalog_district',
    route: '/@type/@voivodeship/@city/@district',
    match: matchDistrict,
    Page: CityPage,
    data: cityData,
    title: 'catalogue.city.title',
    description: 'catalogue.city.description',
  },
  {
    layout: 'public',
    name: 'catalog_quarter',
    route: '/@type/@voivodeship/@city/okolice/@quarter',
    match: matchQuarter,
    Page: QuarterPage,
    data: quarterData,
    title: 'catalogue.quarter.title',
    description: 'catalogue.quarter.description',
  },
])
