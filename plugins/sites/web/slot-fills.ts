import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { supportTabs } from '#plugins/support/contract/ui.ts'
import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { siteAccess } from '../contract/permissions.ts'

/** The web site's tab in a facility's panel, and that of page templates on support's desk. */
export const fills = defineFills({
  tabs: [
    tab({
      area: panelTabs,
      group: 'listing',
      route: 'facility_web_page_settings',
      label: 'sites.settings.title',
      permissions: [siteAccess.permission],
      pages: ['facility_web_page_templates'],
      after: 'facility_gallery',
    }),
    tab({
      area: supportTabs,
      route: 'support_templates',
      label: 'sites.page-templates.title',
      pages: ['support_template'],
      after: 'support_limits',
    }),
    tab({ area: supportTabs, route: 'support_site_names', label: 'sites.freed.title', after: 'support_templates' }),
  ],
})
