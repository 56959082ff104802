import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeMemoryDomains } from '#adapters/memory/domains.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { setStanding } from '#config/quality/testing/store-standing.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { SiteSectionKind } from '#core/plugin/site-sections.ts'
import type { InstalledTheme, Themes } from '#core/plugin/themes.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { ownSectionKinds } from '../contract/section-kinds.ts'
import { FreedNames } from '../domain/freed-names.port.ts'
import { OwnDomains } from '../domain/own-domains.port.ts'
import { PageTemplates } from '../domain/page-templates.port.ts'
import { SiteNames, SiteReader, Sites } from '../domain/sites.port.ts'
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

/** Finds the ports of sites and creates its use-cases, with two facilities that have packages, and who writes their sites. */
export const makeSitesFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const { service: uploads, upload } = await makeUploadsFixture(database)
  const audit = makeAudit()
  const events = makeEvents()
  const setPremium = (id: string, validUntil: string) => setStanding(database, id, { status: 'premium', validUntil })
  const withPackage = async () => {
    const id = await storeFacilityRow(database)
    await setPremium(id, '2099-01-01T00:00:00.000Z')
    return id
  }
  const facilityId = await withPackage()
  const otherId = await withPackage()
  const dns = makeMemoryDomains()
  const ports = {
    sites: database.find(Sites),
    ownDomains: database.find(OwnDomains),
    domains: dns.domains,
    rateLimit: makeRateLimit({ clock }),
    names: database.find(SiteNames),
    freedNames: database.find(FreedNames),
    reader: database.find(SiteReader),
    templates: database.find(PageTemplates),
    themes: themesOf(['crayons', 'meadow', 'rainbow']),
    kinds: [...ownSectionKinds, ...otherKinds],
    uploads,
    limits: database.find(Limits),
    facilities: database.find(Facilities),
    knownFacilities: database.find(KnownFacilities),
    translator: makeTranslator(),
    installed: { url: 'https://kredka.test' },
    audit,
    events,
    clock,
    transaction: transactionWith(database, audit, events),
  }
  const writer = (id: string) => aUser({ id: newId(), perms: { [id]: ['facility-web-page/write', 'facility-data/write'] } })
  return {
    ...ports,
    dns,
    facilityId,
    otherId,
    upload,
    setPremium,
    /** Sets what the owner of a facility has said in its profile. */
    setFacts: (id: string, fields: FieldValues) =>
      rowsOf(
        database,
        `insert into facility_statement (facility_id, source, number, stated_on, batch_id, fields) values (?, 'owner', ?, '2026-01-01', ?, ?)`,
        [id, id, newId(), JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])))],
      ),
    owner: writer(facilityId),
    otherOwner: writer(otherId),
    stranger: aUser({ id: newId() }),
    reported: makeOf(ReportedSites)({ ...ports, grants: database.find(Grants) }),
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
