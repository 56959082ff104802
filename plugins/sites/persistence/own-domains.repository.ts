import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { DomainTaken } from '../contract/errors.ts'
import { OwnDomains, ownDomainsOf } from '../domain/own-domains.port.ts'
import { OwnDomainTable } from './tables.ts'

/** Creates the repository of own domains in PostgreSQL. */
export const makeOwnDomains = provide(OwnDomains, { db: Db }, ({ db }) =>
  ownDomainsOf(makeTableStore(db, OwnDomainTable, { constraints: { sites_domain_verified: DomainTaken } })),
)
