import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined } from '#adapters/memory/recoverable.ts'
import type { MailAddress } from '../domain/mail-link.ts'
import { type MailLinks, mailLinksOf, type StoredLink } from '../domain/mail-links.port.ts'

/** Creates an in-memory repository of links in mails; `facilityOf` returns the facility of a thread. */
export const makeMemoryMailLinks = (facilityOf: (threadId: string) => string) => {
  const links = makeMemoryStore<StoredLink>()
  const addresses = makeMemoryStore<MailAddress>({ key: ['address'] })
  const oldest = { created_at: 'asc', id: 'asc' } as const
  const repository: MailLinks = {
    ...mailLinksOf(links, addresses, (token) => token),
    lockAddress: Effect.fn('memory.lock-address')(function* (address) {
      const known = (yield* addresses.byId(address)) ?? { address, stopped: false, day: '', mails: 0 }
      yield* addresses.put(known)
      return known
    }),
    waitingAddresses: () =>
      Effect.map(links.find({ token_hash: null }, { orderBy: oldest }), (found) => [...new Set(found.map(({ address }) => address))]),
    waitingOf: (address, limit) =>
      Effect.map(links.find({ token_hash: null, address }, { orderBy: oldest, limit }), (found) =>
        found.map(({ token_hash: _, ...link }) => ({ ...link, facility_id: facilityOf(link.thread_id) })),
      ),
  }
  return { links: repository, storedLinks: links.rows, addresses: addresses.rows, ...joined(links, addresses) }
}
