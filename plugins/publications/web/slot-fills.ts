import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { facilityProfileSlot, facilitySiteSlot, sitePostSection } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { materialReviewKind } from '../contract/terms.ts'
import { NewsSection } from './profile/NewsSection.tsx' with { type: 'vike:pointer' }
import { MaterialReview } from './review/cards.ts' with { type: 'vike:pointer' }
import { SiteDocuments } from './site/SiteDocuments.tsx' with { type: 'vike:pointer' }
import { SiteNews } from './site/SiteNews.tsx' with { type: 'vike:pointer' }
import { SitePost } from './site/SitePost.tsx' with { type: 'vike:pointer' }

/**
 * Newest posts on a facility's profile and site, and their files there, the tab in which they are written, and that of
 * members and followers; the card of materials on support's desk.
 */
export const fills = defineFills({
  desk: [fill(reviewSlot, materialReviewKind, MaterialReview)],
  profile: [fill(facilityProfileSlot, 'publications', NewsSection)],
  site: [
    fill(facilitySiteSlot, 'news', SiteNews),
    fill(facilitySiteSlot, sitePostSection, SitePost),
    fill(facilitySiteSlot, 'documents', SiteDocuments),
  ],
  tabs: [
    tab({ area: accountTabs, group: 'talks', route: 'user_news', label: 'publications.feed.title', after: 'user_memberships' }),
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
