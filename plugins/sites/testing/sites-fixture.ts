import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeMemoryDomains } from '#adapters/memory/domains.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeGrants } from '#adapters/memory/grants.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { isPremium, noStanding } from '#core/packages/tier.ts'
import type { SiteSectionKind } from '#core/plugin/site-sections.ts'
import type { InstalledTheme, Themes } from '#core/plugin/themes.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { DomainTaken, NameTaken, PageTemplateTaken, WebPageExists } from '../contract/errors.ts'
import { ownSectionKinds } from '../contract/section-kinds.ts'
import { type FreedName, freedNamesOf } from '../domain/freed-names.port.ts'
import type { OwnDomain } from '../domain/own-domain.ts'
import { ownDomainsOf } from '../domain/own-domains.port.ts'
import type { PageTemplate } from '../domain/page-template.ts'
import { pageTemplatesOf } from '../domain/page-templates.port.ts'
import type { Site, SiteVersionRecord } from '../domain/site.ts'
import { type NameOwner, type SiteFacility, type SiteNames, type SiteReader, sitesOf } from '../domain/sites.port.ts'
import { ReportedSites } from '../services/reported-sites.ts'
import { SuggestName } from '../services/take-name.ts'
import { FreeName, KeepName } from '../use-cases/freed-names.ts'
import { AddLegalPages, ListLegalPages } from '../use-cases/legal-pages.ts'
import {
  CertificateSecondsLeft,
  CheckAllDomains,
  CheckOwnDomain,
  RemoveDomain,
  ServedHosts,
  SetDomain,
  ShowDomain,
} from '../use-cases/own-domain.ts'
import { AddPageTemplate, ChangePageTemplate, ListPageTemplates, RemovePageTemplate } from '../use-cases/page-templates.ts'
import { ListSiteVersions, PublishSite, RestoreSite } from '../use-cases/publish.ts'
import { AddSite, ChangeSite, FindByDomain, ListSites, RemoveSite, ShowSite } from '../use-cases/sites.ts'
import { AddSubpage, ChangeSubpage, RemoveSubpage, SortSubpages } from '../use-cases/subpages.ts'

/** Kinds of sections that other plugins fill. */
const otherKinds: readonly SiteSectionKind[] = ['gallery', 'news', 'documents', 'staff', 'technics', 'opinions'].map((kind) => ({
  kind,
  name: 'sites.section.about',
}))

/** Installed themes of which nothing but their keys is asked. */
const themesOf = (keys: readonly string[]): Themes => {
  const all = keys.map((key) => ({ key, name: `theme-${key}.name` }) as InstalledTheme)
  return { all, find: (key) => all.find((theme) => theme.key === key) ?? all[0] ?? null }
}

/** Facility as its site reads it, with one statement of its owner. */
const aSiteFacility = (id: string, fields: FieldValues): SiteFacility => ({
  id,
  slug: 'bajka',
  name: 'Bajka',
  type: fields.type ?? 'kindergarten',
  city: 'Kraków',
  district: null,
  voivodeship: 'malopolskie',
  longitude: null,
  latitude: null,
  location_precision: null,
  active: true,
  made: false,
  statements: [
    {
      source: 'owner',
      number: id,
      statedOn: '2026-01-01',
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])) as Statement['fields'],
      goneOn: null,
    },
  ],
})

/** Creates the ports and use-cases of sites in memory, with two facilities that have packages, and who writes their sites. */
export const makeSitesFixture = () => {
  const { service: uploads, upload, facilityId, clock, snapshot: ofUploads } = makeUploadsFixture()
  const otherId = newId()
  const rows = makeMemoryStore<Site, NameTaken | WebPageExists>({
    unique: [
      { columns: ['name'], Failure: NameTaken },
      { columns: ['facility_id'], Failure: WebPageExists },
    ],
  })
  const templateRows = makeMemoryStore<PageTemplate, PageTemplateTaken>({ unique: [{ columns: ['key'], Failure: PageTemplateTaken }] })
  const domainRows = makeMemoryStore<OwnDomain, DomainTaken>({
    unique: [{ columns: ['domain'], among: ({ verified_at }) => verified_at !== null, Failure: DomainTaken }],
  })
  const versions = makeMemoryStore<SiteVersionRecord>({ key: ['site_id', 'number'] })
  const released = new Map<string, NameOwner & { readonly at: string }>()
  const freedRows = makeMemoryStore<FreedName>({ key: ['name'] })
  const audit = makeAudit()
  const events = makeEvents()
  const limitStore = makeLimitStore()
  const transaction = makeTransaction(rows, templateRows, domainRows, versions, { snapshot: ofUploads }, audit, events, limitStore)
  const limits = makeMemoryLimits({ store: limitStore, events, clock, transaction })
  const setPremium = (id: string, validUntil: string) => limitStore.standings.set(id, { status: 'premium', validUntil })
  for (const id of [facilityId, otherId]) setPremium(id, '2099-01-01T00:00:00.000Z')
  const sites = sitesOf(rows, versions)
  const names: SiteNames = {
    find: (host) =>
      Effect.map(rows.first({ name: host.split('.')[0] ?? '' }), (site) => {
        if (site === null) return null
        const standing = limitStore.standings.get(site.facility_id) ?? noStanding
        return { site, standing: { isPremium: isPremium(standing, clock.now()), validUntil: standing.validUntil } }
      }),
    wasReleased: (name, owner, after) =>
      Effect.sync(() => {
        const found = released.get(name)
        return found !== undefined && found.siteId !== owner.siteId && found.facilityId !== owner.facilityId && found.at > after
      }),
    release: (name, owner, at) => Effect.sync(() => void released.set(name, { ...owner, at })),
    takenOf: (wanted, facilityId, after) =>
      Effect.map(rows.find({ name: { in: wanted } }), (sites) => {
        const resting = wanted.filter((name) => {
          const found = released.get(name)
          return found !== undefined && found.facilityId !== facilityId && found.at > after
        })
        return new Set([...sites.map(({ name }) => name), ...resting])
      }),
  }
  const ids = [facilityId, otherId]
  const stated = new Map<string, FieldValues>()
  const reader: SiteReader = {
    open: () => Effect.succeed(null),
    ofFacility: (id) => Effect.succeed({ site: null, facility: aSiteFacility(id, stated.get(id) ?? {}) }),
  }
  const dns = makeMemoryDomains()
  const ports = {
    sites,
    ownDomains: ownDomainsOf(domainRows),
    domains: dns.domains,
    rateLimit: makeRateLimit({ clock }),
    names,
    freedNames: freedNamesOf(freedRows),
    reader,
    templates: pageTemplatesOf(templateRows),
    themes: themesOf(['crayons', 'meadow', 'rainbow']),
    kinds: [...ownSectionKinds, ...otherKinds],
    uploads,
    limits,
    facilities: { lock: (wanted) => Effect.succeed(wanted.filter((id) => ids.includes(id))) } as Pick<Facilities, 'lock'> as Facilities,
    knownFacilities: makeMemoryKnownFacilities(() => ids.map((id) => aKnownFacility({ id, name: 'Bajka' }))),
    translator: makeTranslator(),
    installed: { url: 'https://kredka.test' },
    audit,
    events,
    clock,
    transaction,
  }
  const writer = (id: string) => aUser({ id: newId(), perms: { [id]: ['facility-web-page/write', 'facility-data/write'] } })
  return {
    ...ports,
    dns,
    facilityId,
    otherId,
    upload,
    setPremium,
    /** Sets what the profile of a facility says. */
    setFacts: (id: string, fields: FieldValues) => void stated.set(id, fields),
    owner: writer(facilityId),
    otherOwner: writer(otherId),
    stranger: aUser({ id: newId() }),
    reported: makeOf(ReportedSites)({ ...ports, grants: makeGrants() }),
    list: makeOf(ListSites)(ports),
    show: makeOf(ShowSite)(ports),
    find: makeOf(FindByDomain)(ports),
    add: makeOf(AddSite)(ports),
    change: makeOf(ChangeSite)(ports),
    remove: makeOf(RemoveSite)(ports),
    publish: makeOf(PublishSite)(ports),
    versions: makeOf(ListSiteVersions)(ports),
    restore: makeOf(RestoreSite)(ports),
    addSubpage: makeOf(AddSubpage)(ports),
    changeSubpage: makeOf(ChangeSubpage)(ports),
    removeSubpage: makeOf(RemoveSubpage)(ports),
    sortSubpages: makeOf(SortSubpages)(ports),
    support: aUser({ id: newId(), type: 'support' }),
    showDomain: makeOf(ShowDomain)(ports),
    setDomain: makeOf(SetDomain)(ports),
    checkDomain: makeOf(CheckOwnDomain)(ports),
    removeDomain: makeOf(RemoveDomain)(ports),
    checkAllDomains: makeOf(CheckAllDomains)(ports),
    servedHosts: makeOf(ServedHosts)(ports),
    certificateSecondsLeft: makeOf(CertificateSecondsLeft)(ports),
    listTemplates: makeOf(ListPageTemplates)(ports),
    addTemplate: makeOf(AddPageTemplate)(ports),
    changeTemplate: makeOf(ChangePageTemplate)(ports),
    removeTemplate: makeOf(RemovePageTemplate)(ports),
    suggest: makeOf(SuggestName)(ports),
    freeName: makeOf(FreeName)(ports),
    keepName: makeOf(KeepName)(ports),
    listLegal: makeOf(ListLegalPages)(ports),
    addLegal: makeOf(AddLegalPages)(ports),
  }
}
