import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { listing, panel } from '../contract/ui.ts'
import { ListingLayout } from './layout/ListingLayout.tsx' with { type: 'vike:pointer' }
import { PanelLayout } from './layout/PanelLayout.tsx' with { type: 'vike:pointer' }

const messages = ['facility-panel.panel', 'packages.upgrade']

/** The layouts of a facility's panel and of `/panel-wizytowki`. */
export const layouts = defineLayouts([
  { layout: panel, Layout: PanelLayout, messages, fills: 'panel' },
  { layout: listing, Layout: ListingLayout, messages, fills: 'panel' },
])
