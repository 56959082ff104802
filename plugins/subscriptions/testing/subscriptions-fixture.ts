import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { User } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { AccountNotFound } from '#plugins/accounts/contract/errors.ts'
import type { AccountStanding } from '#plugins/accounts/contract/queries.ts'
import { StopLink } from '../services/stop-link.ts'
import { Subscribe } from '../use-cases/subscriptions.ts'
import { type MemoryFacility, makeMemorySubscriptions } from './memory-subscriptions.ts'

/** Creates the ports and services of subscriptions in memory, with one facility and its slug. */
export const makeSubscriptionsFixture = () => {
  const clock = makeClock()
  const memory = makeMemorySubscriptions()
  const events = makeEvents()
  const audit = makeAudit()
  const accounts = new Map<string, AccountStanding>()
  const published: string[] = []
  const holdAccount: HoldAccount = (id) =>
    Effect.suspend(() => {
      const account = accounts.get(id)
      return account ? Effect.succeed(account) : Effect.fail(new AccountNotFound())
    })
  const signing = makeSigning({ clock })
  const ports = {
    clock,
    events,
    audit,
    signing,
    holdAccount,
    subscriptions: memory.subscriptions,
    facilityNews: memory.facilityNews,
    accounts: { byIds: (ids: readonly string[]) => Effect.sync(() => ids.flatMap((id) => accounts.get(id) ?? [])) },
    knownFacilities: makeMemoryKnownFacilities(() =>
      [...memory.facilities.values()].filter(({ gone }) => !gone).map((one) => ({ ...one, type: 'kindergarten' as const })),
    ),
    overview: { publishCounts: (ids) => Effect.sync(() => void published.push(...ids)) } as Pick<Overview, 'publishCounts'> as Overview,
    transaction: makeTransaction(memory, events, audit),
    stopLink: makeOf(StopLink)({ signing, site: { url: 'https://kredka.test' } }),
  }
  const addUser = (first_name = 'Renata', last_name = 'Rodzicka', over: Partial<User> = {}): User => {
    const user = aUser({ id: newId(), ...over })
    accounts.set(user.id, {
      id: user.id,
      email: `${user.id}@demo.test`,
      first_name,
      last_name,
      language: 'pl',
      type: 'user',
      confirmed: true,
    })
    return user
  }
  const addFacility = (over: Partial<MemoryFacility> = {}): string => {
    const id = newId()
    memory.facilities.set(id, {
      id,
      slug: `bajka-${id}`,
      name: 'Bajka',
      city: 'Kraków',
      active: true,
      gone: false,
      recruiting: false,
      free: null,
      ...over,
    })
    return id
  }
  const change = (id: string, over: Partial<MemoryFacility>) => {
    const facility = memory.facilities.get(id)
    if (facility) memory.facilities.set(id, { ...facility, ...over })
  }
  const facilityId = addFacility({ name: 'Słoneczko', slug: 'sloneczko' })
  return {
    ...ports,
    addUser,
    addFacility,
    change,
    facilityId,
    storedAccounts: accounts,
    published,
    rows: memory.rows,
    subscribe: makeOf(Subscribe)(ports),
    parent: addUser(),
  }
}
