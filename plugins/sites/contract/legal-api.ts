import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { SubpageRefused, WebPageNotFound } from './errors.ts'
import { BySiteOfFacility, LegalPages, NewLegalPages } from './legal.ts'
import { siteAccess as access } from './permissions.ts'
import { SiteView } from './site.ts'

const path = '/api/v1/web-pages/:facility_id/web-page/:web_page_id/legal-pages'

/** HTTP API of the pages that the law demands of sites (row WB-13). */
export const legalApi = defineApi({
  listLegalPages: route.get(path, {
    summary: 'Lists the pages that the law demands of the site of a facility, and which of them it has.',
    input: BySiteOfFacility,
    output: LegalPages,
    access,
    errors: [WebPageNotFound],
  }),
  addLegalPages: route.post(path, {
    summary: 'Adds legal pages to the draft of a site, in our own words and filled from the profile; those that it has stay.',
    input: NewLegalPages,
    output: SiteView,
    access,
    version: true,
    errors: [WebPageNotFound, SubpageRefused, Validation],
  }),
})
