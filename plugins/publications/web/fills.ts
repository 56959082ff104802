import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { cmsTabs } from '#plugins/cms/contract/ui.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { NewsSection } from './profile/NewsSection.tsx' with { type: 'vike:pointer' }

/**
 * Newest posts on a facility's profile, the tab in which they are written, that of members and followers, the user's
 * materials, and the editors' posts; teacher zone, blog and contests in the footer.
 */
export const fills = defineFills({
  footer: {
    users: [
      { to: 'materials', label: 'publications.zone.title' },
      { to: 'blog', label: 'publications.blog.title' },
      { to: 'contests', label: 'publications.blog.contests.title' },
    ],
  },
  profile: [fill(facilityProfileSlot, 'publications', NewsSection)],
  tabs: [
    tab({ area: accountTabs, route: 'user_news', label: 'publications.feed.tab', after: 'user_memberships' }),
    tab({ area: accountTabs, route: 'user_materials', label: 'publications.own.title', after: 'user_news' }),
    tab({ area: cmsTabs, route: 'cms_posts', label: 'publications.cms.title' }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_publications',
      label: 'publications.panel.title',
      premium: true,
      permissions: [writeFacilityPublications],
      after: 'facility_opinions',
    }),
  ],
})
