import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { cmsTabs } from '../contract/ui.ts'

/** Tabs of the editors' area; other plugins add theirs by the area's token. */
export const fills = defineFills({
  tabs: [tab({ area: cmsTabs, route: 'cms_cities', label: 'cms.tabs.cities', pages: ['cms_description'] })],
})
