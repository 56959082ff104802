import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { siteLayout } from '../contract/ui.ts'
import { SiteLayout } from './SiteLayout.tsx' with { type: 'vike:pointer' }

/** Layout of web sites of facilities; what stands in their sections is filled by other plugins. */
export const layouts = defineLayouts([{ layout: siteLayout, Layout: SiteLayout, fills: 'site' }])
