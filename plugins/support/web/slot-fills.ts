import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { supportTabs } from '../contract/ui.ts'

/** Tabs of the support area; other plugins add theirs by the area's token. */
export const fills = defineFills({
  tabs: [
    tab({ area: supportTabs, route: 'support_facilities', label: 'support.tab.facilities' }),
    tab({ area: supportTabs, route: 'support_shadow', label: 'support.shadow.title', after: 'support_facilities' }),
    tab({ area: supportTabs, route: 'support_tags', label: 'support.tab.tags', after: 'support_shadow' }),
    tab({ area: supportTabs, route: 'support_audit', label: 'support.tab.audit', after: 'support_limits' }),
    tab({ area: supportTabs, route: 'support_import', label: 'support.tab.import', after: 'support_audit' }),
    tab({ area: supportTabs, route: 'support_mails', label: 'support.tab.mails', after: 'support_import' }),
    tab({ area: supportTabs, route: 'support_health', label: 'support.tab.health', after: 'support_mails' }),
  ],
})
