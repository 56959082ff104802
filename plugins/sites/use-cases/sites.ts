import { Effect } from 'effect'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { sitesApi } from '../contract/api.ts'
import { treeRefused, WebPageExists, WebPageNotFound } from '../contract/errors.ts'
import { faultOf } from '../contract/page-tree.ts'
import { changeOf } from '../domain/change-of.ts'
import { type Site, shownContent } from '../domain/site.ts'
import { SiteNames, Sites } from '../domain/sites.port.ts'
import { CheckContent } from '../services/check-content.ts'
import { StartSite } from '../services/start-site.ts'
import { TakeName } from '../services/take-name.ts'
import { ViewSite } from '../services/view-site.ts'
import { WriteSite } from '../services/write-site.ts'

/** Lists the site of a facility. */
export const ListSites = handler(sitesApi.listSites, { sites: Sites, viewSite: ViewSite }, ({ sites, viewSite }) =>
  Effect.fn('sites.list')(function* (_, { facility_id }) {
    const site = yield* sites.ofFacility(facility_id)
    return { items: site === null ? [] : [viewSite(site)] }
  }),
)

/** Shows a site to those who write it. */
export const ShowSite = handler(sitesApi.showSite, { sites: Sites, viewSite: ViewSite }, ({ sites, viewSite }) =>
  Effect.fn('sites.show')(function* (_, { facility_id, id }) {
    const site = yield* sites.byId(id)
    if (site?.facility_id !== facility_id) return yield* new WebPageNotFound()
    return viewSite(site)
  }),
)

/** Finds the published site of a sub-domain. */
export const FindByDomain = handler(sitesApi.findByDomain, { names: SiteNames, clock: Clock }, ({ names, clock }) =>
  Effect.fn('sites.find-by-domain')(function* (_, { domain }) {
    const found = yield* names.find(domain.toLowerCase())
    const content = found && shownContent(found.site, found.standing, clock.now())
    if (!found || !content) return yield* new WebPageNotFound()
    const { id, facility_id, name } = found.site
    const subpages = content.pages.map(({ title, slug, kind }) => ({ title, slug, kind }))
    return { id, facility_id, name, title: content.title, theme: content.theme, subpages }
  }),
)

/** Creates the site of a facility with pages that its profile fills. */
export const AddSite = handler(
  sitesApi.addSite,
  {
    facilities: Facilities,
    knownFacilities: KnownFacilities,
    limits: Limits,
    sites: Sites,
    takeName: TakeName,
    checkContent: CheckContent,
    viewSite: ViewSite,
    applyChange: ApplyChange,
    startSite: StartSite,
    clock: Clock,
    transaction: Transaction,
  },
  ({ facilities, knownFacilities, limits, sites, takeName, checkContent, viewSite, applyChange, startSite, clock, transaction }) =>
    Effect.fn('sites.add')(function* (actor, { facility_id, name: given, theme, template }) {
      yield* checkContent.theme(theme, null)
      const [locked] = yield* facilities.lock([facility_id])
      const facility = (yield* knownFacilities.find([facility_id])).get(facility_id)
      if (locked === undefined || facility === undefined) return yield* new FacilityNotFound()
      yield* limits.requirePremium(facility_id)
      if ((yield* sites.ofFacility(facility_id)) !== null) return yield* new WebPageExists()
      const now = clock.now().toISOString()
      const id = newId()
      const name = yield* takeName(given, { siteId: id, facilityId: facility_id })
      const site: Site = {
        id,
        facility_id,
        name,
        active: true,
        visible: true,
        hidden: false,
        draft: yield* startSite(facility, { theme, template }),
        published: null,
        published_at: null,
        upload_ids: [],
        created_at: now,
        updated_at: now,
        version: 1,
      }
      yield* applyChange(actor, changeOf(null, site, 'created'), sites.add)
      return viewSite(site)
    }, transaction),
)

/** Changes a site, or its whole draft. */
export const ChangeSite = handler(
  sitesApi.changeSite,
  { names: SiteNames, takeName: TakeName, checkContent: CheckContent, writeSite: WriteSite, clock: Clock, transaction: Transaction },
  ({ names, takeName, checkContent, writeSite, clock, transaction }) =>
    Effect.fn('sites.change')(function* (
      actor,
      { facility_id: facilityId, id, version, name: given, title, theme, look, active, visible, pages },
    ) {
      const site = yield* writeSite.lock({ facilityId, id, version })
      const owner = { siteId: id, facilityId }
      const name = given === undefined || given === site.name ? site.name : yield* takeName(given, owner)
      if (name !== site.name) yield* names.release(site.name, owner, clock.now().toISOString())
      yield* checkContent.theme(theme, site.draft.theme)
      yield* checkContent.sections(pages, site.draft.pages, 'pages')
      const fault = pages === undefined ? null : faultOf(pages)
      if (fault !== null) return yield* treeRefused(fault)
      const draft = {
        ...site.draft,
        title: title?.trim() ?? site.draft.title,
        theme: theme ?? site.draft.theme,
        pages: pages ?? site.draft.pages,
        ...(look && { look }),
      }
      return yield* writeSite.save(actor, site, {
        ...(yield* writeSite.withDraft(actor, site, draft)),
        name,
        active: active ?? site.active,
        visible: visible ?? site.visible,
      })
    }, transaction),
)

/** Deletes a site; its name rests. */
export const RemoveSite = handler(
  sitesApi.removeSite,
  {
    sites: Sites,
    names: SiteNames,
    writeSite: WriteSite,
    applyChange: ApplyChange,
    uploads: Uploads,
    clock: Clock,
    transaction: Transaction,
  },
  ({ sites, names, writeSite, applyChange, uploads, clock, transaction }) =>
    Effect.fn('sites.remove')(function* (actor, { facility_id: facilityId, id }) {
      const site = yield* writeSite.lock({ facilityId, id }).pipe(Effect.catchTag('VersionConflict', Effect.die))
      yield* names.release(site.name, { siteId: id, facilityId }, clock.now().toISOString())
      yield* applyChange(actor, changeOf(site, site, 'removed'), () => sites.remove(id))
      yield* uploads.remove(site.upload_ids)
      return { removed: true as const }
    }, transaction),
)
