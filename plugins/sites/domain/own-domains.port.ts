import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { DomainTaken } from '../contract/errors.ts'
import type { OwnDomain } from './own-domain.ts'

/** Creates the repository of own domains over their table. */
export const ownDomainsOf = (domains: TableStore<OwnDomain, DomainTaken>) => ({
  ...asStore(domains),
  replace: domains.replace,
  put: domains.put,
  remove: (siteId: string) => domains.remove({ id: siteId }),
  /** Returns the sites that want a domain, or have it, the verified one first. */
  of: (domain: string) => domains.find({ domain }, { orderBy: { verified_at: 'asc' } }),
  /** Returns the domain whose certificate ends first, of those that visitors reach. */
  firstToEnd: () =>
    domains.first({ verified_at: { ne: null }, points: true, certificate_until: { ne: null } }, { orderBy: { certificate_until: 'asc' } }),
  /** Returns domains after an id, for a walk through all of them. */
  after: (id: string, limit: number) => domains.find({ id: { gt: id } }, { orderBy: { id: 'asc' }, limit }),
})

/** Repository of own domains of sites; the database decides who of two has one. */
export interface OwnDomains extends ReturnType<typeof ownDomainsOf> {}
export const OwnDomains = token<OwnDomains>('sites/OwnDomains')
