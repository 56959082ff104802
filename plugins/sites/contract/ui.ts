import { sitePreviewsPath, sitesPath } from '#core/kernel/site-address.ts'
import { layout, stillLayout } from '#core/plugin/layout.ts'
import { LoadPanelLayout, panel } from '#plugins/facility-panel/contract/ui.ts'

/** Layout of web sites of facilities, on hosts of their own: without scripts and without the directory around it. */
export const siteLayout = stillLayout('site', { path: sitesPath })

/** The same around drafts, which their writers see on the main host. */
export const siteDraftLayout = stillLayout('site-draft', { path: sitePreviewsPath })

/** Layout of the builder, which takes the whole window; its pages read what those of the panel read. */
export const builderLayout = layout('site-builder', {
  path: '/user_facility',
  access: 'user',
  load: LoadPanelLayout,
  pagesOf: panel,
  slim: true,
})
