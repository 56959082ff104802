import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { GivenDomain, OwnDomainAnswer } from './domain.ts'
import { OwnDomainNotFound, WebPageNotFound } from './errors.ts'
import { BySiteOfFacility } from './legal.ts'
import { siteAccess as access } from './permissions.ts'

const path = '/api/v1/web-pages/:facility_id/web-page/:web_page_id/domain'

/** HTTP API of own domains of sites. */
export const domainApi = defineApi({
  showDomain: route.get(path, {
    summary: 'Returns the own domain of a site with the records that its owner has to publish, and what the last check found.',
    input: BySiteOfFacility,
    output: OwnDomainAnswer,
    access,
    errors: [WebPageNotFound],
  }),
  setDomain: route.post(path, {
    summary: 'Sets the own domain of a site, which visitors reach once its proof is found. Needs a package.',
    input: GivenDomain,
    output: OwnDomainAnswer,
    access,
    errors: [WebPageNotFound, PremiumRequired, Validation],
  }),
  checkDomain: route.post(`${path}/check`, {
    summary: 'Looks for the proof of the own domain of a site, for where it leads, and for its certificate.',
    input: BySiteOfFacility,
    output: OwnDomainAnswer,
    access,
    errors: [WebPageNotFound, OwnDomainNotFound, TooManyRequests],
  }),
  removeDomain: route.delete(path, {
    summary: 'Takes the own domain from a site, which stays at its sub-domain.',
    input: BySiteOfFacility,
    output: OwnDomainAnswer,
    access,
    errors: [WebPageNotFound],
  }),
})
