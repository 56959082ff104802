import { richTextMessages } from '#web/app-kit/rich-text/rich-text-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { cms } from '../contract/ui.ts'
import { Page as DescriptionPage, queries as descriptionQueries } from './description/Page.tsx' with { type: 'vike:pointer' }
import { Page as CitiesPage, queries as citiesQueries } from './list/Page.tsx' with { type: 'vike:pointer' }
import { entryData } from './pages.data.ts' with { type: 'vike:pointer' }

const base = { layout: cms, messages: ['cms.area', 'places.voivodeship', 'pager', 'NO_ELEMENTS'] } as const

/** Pages of the editors' area (decisions §14). */
export const pages = definePages([
  { ...base, name: 'cms', route: '/cms', Page: CitiesPage, data: entryData, title: 'cms.area.cities.title' },
  { ...base, name: 'cms_cities', route: '/cms/city', Page: CitiesPage, queries: citiesQueries, title: 'cms.area.cities.title' },
  {
    ...base,
    name: 'cms_description',
    route: '/cms/city-description/@city',
    Page: DescriptionPage,
    queries: descriptionQueries,
    title: 'cms.area.description.title',
    messages: [...base.messages, 'cms.form', 'cms.versions', 'versions', ...richTextMessages],
  },
])
