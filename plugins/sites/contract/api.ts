import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { ChoicesQuery, SiteChoices, SiteReview, SiteUploads } from './builder.ts'
import {
  NameTaken,
  PageTemplateNotFound,
  SiteVersionNotFound,
  SubpageNotFound,
  SubpageRefused,
  WebPageExists,
  WebPageNotFound,
} from './errors.ts'
import { siteAccess as access } from './permissions.ts'
import {
  ByDomain,
  ByFacility,
  BySite,
  BySiteName,
  BySubpage,
  MovedSubpage,
  NewSite,
  NewSubpage,
  PublicSite,
  PublishedSite,
  RestoredSite,
  SiteChanges,
  SiteList,
  SiteVersions,
  SiteView,
  SubpageChanges,
  VersionsQuery,
} from './site.ts'

const all = '/api/v1/web-pages/:facility_id'
const one = `${all}/web-page/:id` as const
const subpages = `${all}/web-page/:web_page_id/subpages` as const

/** HTTP API of the web sites of facilities (specification §7, "Web pages"). */
export const sitesApi = defineApi({
  listSites: route.get(all, { summary: 'Lists the site of a facility; none or one.', input: ByFacility, output: SiteList, access }),
  findByDomain: route.post('/api/v1/web-pages/web-page/by-domain', {
    summary: 'Finds the published site of a sub-domain, by the name of the host or its first label.',
    input: ByDomain,
    output: PublicSite,
    access: 'anyone',
    errors: [WebPageNotFound],
  }),
  showSiteRobots: route.get('/api/v1/sites/:name/robots', {
    summary: 'Returns the `robots.txt` of a published site; `/robots.txt` on its host.',
    input: BySiteName,
    output: Schema.String,
    access: 'anyone',
    responseType: 'text',
    errors: [WebPageNotFound],
  }),
  showSiteMap: route.get('/api/v1/sites/:name/sitemap', {
    summary: 'Returns the sitemap of a published site, with the pages that visitors see; `/sitemap.xml` on its host.',
    input: BySiteName,
    output: Schema.String,
    access: 'anyone',
    responseType: 'xml',
    errors: [WebPageNotFound],
  }),
  listSiteChoices: route.get('/api/v1/web-pages/:facility_id/choices', {
    summary: 'Lists themes and kinds of sections, with those for which the facility has something to show.',
    input: ChoicesQuery,
    output: SiteChoices,
    access,
  }),
  addSite: route.post(all, {
    summary: 'Creates the site of a facility, with pages that show what its profile has, or those of a template. Needs a package.',
    input: NewSite,
    output: SiteView,
    access,
    errors: [FacilityNotFound, PremiumRequired, WebPageExists, NameTaken, PageTemplateNotFound, Validation],
  }),
  showSite: route.get(one, {
    summary: 'Returns a site with its draft.',
    input: BySite,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound],
  }),
  changeSite: route.patch(one, {
    summary: 'Changes the sub-domain, title, theme or switches of a site, or its whole draft.',
    input: SiteChanges,
    output: SiteView,
    access,
    version: true,
    largeBody: true,
    errors: [WebPageNotFound, NameTaken, SubpageRefused, UploadNotFound, Validation],
  }),
  removeSite: route.delete(one, {
    summary: 'Deletes a site with all its versions; its sub-domain rests for 90 days.',
    input: BySite,
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access,
    errors: [WebPageNotFound],
  }),
  publishSite: route.post(`${one}/publish`, {
    summary: 'Publishes the draft of a site, and with `show` makes it visible to everybody. Needs a package.',
    input: PublishedSite,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, PremiumRequired],
  }),
  reviewSite: route.get(`${one}/review`, {
    summary: 'Lists what publishing the draft of a site would change, and what should be mended before.',
    input: BySite,
    output: SiteReview,
    access,
    errors: [WebPageNotFound],
  }),
  listSiteUploads: route.get(`${all}/uploads`, {
    summary: 'Lists the pictures and files of the texts of a facility’s site.',
    input: ByFacility,
    output: SiteUploads,
    access,
  }),
  listSiteVersions: route.get(`${one}/versions`, {
    summary: 'Lists the last 20 published versions of a site, the newest first.',
    input: VersionsQuery,
    output: SiteVersions,
    access,
    errors: [WebPageNotFound],
  }),
  restoreSite: route.post(`${one}/restore`, {
    summary: 'Makes a published version the draft of a site.',
    input: RestoredSite,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, SiteVersionNotFound],
  }),
  addSubpage: route.post(subpages, {
    summary: 'Adds a page to the draft of a site, as the last one below its parent.',
    input: NewSubpage,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, SubpageNotFound, SubpageRefused],
  }),
  changeSubpage: route.patch(`${subpages}/:id`, {
    summary: 'Changes title, address, switches or sections of a page in the draft of a site.',
    input: SubpageChanges,
    output: SiteView,
    access,
    version: true,
    largeBody: true,
    errors: [WebPageNotFound, SubpageNotFound, SubpageRefused, UploadNotFound, Validation],
  }),
  removeSubpage: route.delete(`${subpages}/:id`, {
    summary: 'Removes a page from the draft of a site; those below it take its place. The main page stays.',
    input: BySubpage,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, SubpageNotFound, SubpageRefused],
  }),
  sortSubpages: route.post(`${all}/web-page/:web_page_id/sort-subpages`, {
    summary: 'Moves a page, with those below it, to another place in the draft of a site.',
    input: MovedSubpage,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, SubpageNotFound, SubpageRefused],
  }),
})
