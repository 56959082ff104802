import { siteOrigin } from '#core/kernel/site-address.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { sitesApi } from './contract/api.ts'
import { SiteChanged } from './contract/events.ts'
import { ownSectionKinds } from './contract/section-kinds.ts'
import { siteTag } from './contract/site-tag.ts'
import { demoSite } from './demo/sloneczko.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { sites } from './migrations/20261221090000-sites.ts'
import { makeSiteNames, makeSiteReader, makeSites } from './persistence/sites.repository.ts'
import { SiteTable, SiteVersionTable } from './persistence/tables.ts'
import { sitesPersonal } from './personal-data.ts'
import { ListSiteChoices, ListSiteUploads, ReviewSite } from './use-cases/builder.ts'
import { ListSiteVersions, PublishSite, RestoreSite } from './use-cases/publish.ts'
import { SeedSitesDemo } from './use-cases/seed-demo.ts'
import { ShowSiteMap, ShowSiteRobots } from './use-cases/site-files.ts'
import { AddSite, ChangeSite, FindByDomain, ListSites, RemoveSite, ShowSite } from './use-cases/sites.ts'
import { AddSubpage, ChangeSubpage, RemoveSubpage, SortSubpages } from './use-cases/subpages.ts'

/** Web sites of facilities on sub-domains, filled from their profiles. */
export const plugin = definePlugin({
  name: 'sites',
  dependsOn: ['accounts', 'facility-panel', 'facility-profile', 'tags', 'uploads'],
  migrations: [sites],
  tables: [SiteTable, SiteVersionTable],
  providers: [makeSites, makeSiteNames, makeSiteReader],
  endpoints: implement(sitesApi, [
    ListSites,
    ListSiteChoices,
    FindByDomain,
    ShowSiteRobots,
    ShowSiteMap,
    AddSite,
    ShowSite,
    ChangeSite,
    RemoveSite,
    PublishSite,
    ReviewSite,
    ListSiteUploads,
    ListSiteVersions,
    RestoreSite,
    AddSubpage,
    ChangeSubpage,
    RemoveSubpage,
    SortSubpages,
  ]),
  cacheInvalidations: [cacheInvalidation(SiteChanged, ({ names }) => names.map(siteTag))],
  siteSections: ownSectionKinds,
  personalData: sitesPersonal,
  demoSeed: SeedSitesDemo,
  demoInstructions: [(url) => `Web site of ${demoSite.facility}: ${siteOrigin(url, demoSite.name)}`],
  messages: { pl, ua, en },
})
