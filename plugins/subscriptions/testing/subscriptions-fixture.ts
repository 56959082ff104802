import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { tableRows } from '#config/quality/testing/table-rows.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { User } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Overview } from '#core/overview/overview.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { anAccount } from '#plugins/accounts/testing/builders.ts'
import { storeAccount } from '#plugins/accounts/testing/store-account.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'
import { SubscriptionTable } from '../persistence/tables.ts'
import { StopLink } from '../services/stop-link.ts'
import { Subscribe } from '../use-cases/subscriptions.ts'
import { type Offer, storeFacility, storeOffer } from './store-facility.ts'

/** Finds the ports of subscriptions, and creates its services, with one facility and its slug; `rows` are the stored subscriptions. */
export const makeSubscriptionsFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const events = makeEvents()
  const audit = makeAudit()
  const published: string[] = []
  const signing = makeSigning({ clock })
  const ports = {
    clock,
    events,
    audit,
    signing,
    holdAccount: database.find(HoldAccount),
    subscriptions: database.find(Subscriptions),
    facilityNews: database.find(FacilityNews),
    accounts: database.find(Accounts),
    knownFacilities: database.find(KnownFacilities),
    overview: { publishCounts: (ids) => Effect.sync(() => void published.push(...ids)) } as Pick<Overview, 'publishCounts'> as Overview,
    transaction: transactionWith(database, events, audit),
    stopLink: makeOf(StopLink)({ signing, site: { url: 'https://kredka.test' } }),
  }
  const addUser = async (first_name = 'Renata', last_name = 'Rodzicka', over: Partial<User> = {}): Promise<User> => {
    const { id } = await storeAccount(database, anAccount({ first_name, last_name, ...(over.id && { id: over.id }) }))
    return aUser({ id, ...over })
  }
  const addFacility = (offer: Offer = {}) => storeFacility(database, offer)
  const facilityId = await addFacility()
  await rowsOf(database, `update facility set name = 'Słoneczko', slug = 'sloneczko' where id = ?`, [facilityId])
  await rowsOf(database, `update facility_slug set slug = 'sloneczko' where facility_id = ?`, [facilityId])
  return {
    ...ports,
    addUser,
    addFacility,
    /** Changes what a facility offers. */
    change: (id: string, offer: Offer) => storeOffer(database, id, offer),
    removeAccount: (id: string) => rowsOf(database, 'delete from accounts_account where id = ? returning 1', [id]),
    facilityId,
    published,
    rows: tableRows(database, SubscriptionTable),
    subscribe: makeOf(Subscribe)(ports),
    parent: await addUser(),
  }
}
