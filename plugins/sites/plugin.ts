import { mergedKind } from '#core/facilities/merge-participant.ts'
import { siteOrigin } from '#core/kernel/site-address.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { gauge } from '#core/plugin/metrics.ts'
import { sitesApi } from './contract/api.ts'
import { coloursApi } from './contract/colours-api.ts'
import { domainApi } from './contract/domain-api.ts'
import { SiteChanged } from './contract/events.ts'
import { legalApi } from './contract/legal-api.ts'
import { namesApi } from './contract/names-api.ts'
import { ownSectionKinds } from './contract/section-kinds.ts'
import { siteTag } from './contract/site-tag.ts'
import { templatesApi } from './contract/templates-api.ts'
import { demoSite } from './demo/sloneczko.ts'
import { sitesMails, sitesNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { sites } from './migrations/20261221090000-sites.ts'
import { pageTemplates } from './migrations/20261222090000-sites.ts'
import { ownDomains } from './migrations/20261223090000-sites.ts'
import { siteMerges } from './migrations/20261228090000-sites.ts'
import { siteNames } from './migrations/20261229092000-sites.ts'
import { makeFreedNames } from './persistence/freed-names.repository.ts'
import { SiteMerges } from './persistence/merges.repository.ts'
import { makeOwnDomains } from './persistence/own-domains.repository.ts'
import { makePageTemplates } from './persistence/page-templates.repository.ts'
import { makeSiteNames, makeSiteReader, makeSites } from './persistence/sites.repository.ts'
import { FreedNameTable, OwnDomainTable, PageTemplateTable, SiteTable, SiteVersionTable } from './persistence/tables.ts'
import { siteToday } from './persistence/today.query.ts'
import { sitesPersonal } from './personal-data.ts'
import { ReportedSites } from './services/reported-sites.ts'
import { ListSiteChoices, ListSiteUploads, ReviewSite } from './use-cases/builder.ts'
import { FreeName, KeepName, ListFreedNames } from './use-cases/freed-names.ts'
import { AddLegalPages, ListLegalPages } from './use-cases/legal-pages.ts'
import {
  CertificateSecondsLeft,
  CheckAllDomains,
  CheckOwnDomain,
  RemoveDomain,
  ServedHosts,
  SetDomain,
  ShowDomain,
} from './use-cases/own-domain.ts'
import {
  AddPageTemplate,
  ChangePageTemplate,
  ListPageTemplates,
  ListTemplateChoices,
  RemovePageTemplate,
} from './use-cases/page-templates.ts'
import { ListSiteVersions, PublishSite, RestoreSite } from './use-cases/publish.ts'
import { SeedSitesDemo } from './use-cases/seed-demo.ts'
import { ShowSiteColours } from './use-cases/site-colours.ts'
import { ShowSiteMap, ShowSiteRobots } from './use-cases/site-files.ts'
import { AddSite, ChangeSite, FindByDomain, ListSites, RemoveSite, ShowSite } from './use-cases/sites.ts'
import { AddSubpage, ChangeSubpage, RemoveSubpage, SortSubpages } from './use-cases/subpages.ts'

/** Answers a stylesheet whose address changes with its content. */
const toStylesheet = (body: string) => ({ body, headers: { 'Cache-Control': 'public, max-age=86400' } })

/** Web sites of facilities on sub-domains, filled from their profiles. */
export const plugin = definePlugin({
  name: 'sites',
  dependsOn: ['accounts', 'facility-panel', 'facility-profile', 'support', 'tags', 'uploads'],
  migrations: [sites, pageTemplates, ownDomains, siteMerges, siteNames],
  tables: [SiteTable, SiteVersionTable, PageTemplateTable, OwnDomainTable, FreedNameTable],
  providers: [makeSites, makeSiteNames, makeSiteReader, makePageTemplates, makeOwnDomains, makeFreedNames],
  endpoints: [
    ...implement(sitesApi, [
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
    ...implement(legalApi, [ListLegalPages, AddLegalPages]),
    ...implement(domainApi, [ShowDomain, SetDomain, CheckOwnDomain, RemoveDomain]),
    ...implement(namesApi, [ListFreedNames, FreeName, KeepName]),
    ...implement(coloursApi, [respond(coloursApi.showSiteColours, ShowSiteColours, toStylesheet)]),
    ...implement(templatesApi, [ListPageTemplates, ListTemplateChoices, AddPageTemplate, ChangePageTemplate, RemovePageTemplate]),
  ],
  cacheInvalidations: [cacheInvalidation(SiteChanged, ({ names }) => names.map(siteTag))],
  reportables: [reportable('site', { label: 'sites.reported', acts: ['hide', 'restore'], things: ReportedSites })],
  jobs: [every({ at: '04:40' }, CheckAllDomains)],
  certificateHosts: ServedHosts,
  metrics: [
    gauge(
      'sites_certificate_seconds_left',
      'Time until the first certificate of an own domain ends, as of its last check.',
      CertificateSecondsLeft,
    ),
  ],
  siteSections: ownSectionKinds,
  mergedKinds: [mergedKind('sites', { label: 'sites.merged', single: false, participant: SiteMerges })],
  personalData: sitesPersonal,
  demoSeed: SeedSitesDemo,
  demoInstructions: [(url) => `Web site of ${demoSite.facility}: ${siteOrigin(url, demoSite.name)}`],
  mails: sitesMails,
  notifications: sitesNotifications,
  facilityToday: [siteToday],
  messages: { pl, ua, en },
})
