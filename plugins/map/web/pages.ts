import { definePages } from '#web/runtime/plugin-ui.ts'
import { MapPage } from './MapPage.tsx' with { type: 'vike:pointer' }
import { data } from './map.data.ts' with { type: 'vike:pointer' }

/** Page of the map and its list. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'map',
    route: '/wszystkie-lokalizacje',
    Page: MapPage,
    data,
    title: 'map.title',
    description: 'map.description',
  },
])
