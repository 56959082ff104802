import { defineLayouts } from '#web/runtime/plugin-ui.ts'
import { builderLayout, siteDraftLayout, siteLayout } from '../contract/ui.ts'
import { BuilderLayout } from './builder/BuilderLayout.tsx' with { type: 'vike:pointer' }
import { DraftLayout } from './draft/DraftLayout.tsx' with { type: 'vike:pointer' }
import { SiteLayout } from './SiteLayout.tsx' with { type: 'vike:pointer' }

/** Layouts of web sites of facilities, whose sections other plugins fill, and of their builder. */
export const layouts = defineLayouts([
  { layout: siteLayout, Layout: SiteLayout, fills: 'site' },
  { layout: siteDraftLayout, Layout: DraftLayout, fills: 'site' },
  { layout: builderLayout, Layout: BuilderLayout, script: '/plugins/sites/web/builder/hydrate.ts' },
])
