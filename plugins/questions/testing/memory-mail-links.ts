import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { MailAddress, MailLink } from '../domain/mail-link.ts'
import type { MailLinks } from '../domain/mail-links.port.ts'

interface StoredLink extends MailLink {
  readonly token: string | null
}

const withoutToken = ({ token: _, ...link }: StoredLink): MailLink => link

/** Creates an in-memory repository of links in mails; `facilityOf` returns the facility of a thread. */
export const makeMemoryMailLinks = (facilityOf: (threadId: string) => string) => {
  const links = makeTable<StoredLink>()
  const addresses = makeTable<MailAddress>()
  const find = (token: string) => {
    const link = links.all().find((one) => one.token === token)
    return link ? withoutToken(link) : null
  }
  const waiting = () =>
    links
      .all()
      .filter(({ token }) => token === null)
      .toSorted((one, other) =>
        one.created_at === other.created_at ? (one.id < other.id ? -1 : 1) : one.created_at < other.created_at ? -1 : 1,
      )
  const repository: MailLinks = {
    lockAddress: (address) => Effect.sync(() => addresses.rows.get(address) ?? { address, stopped: false, day: '', mails: 0 }),
    saveAddress: (address) => Effect.sync(() => void addresses.rows.set(address.address, address)),
    byToken: (token) => Effect.sync(() => find(token)),
    lockByToken: (token) => Effect.sync(() => find(token)),
    hasOpen: (threadId, address, at) =>
      Effect.sync(() =>
        links
          .all()
          .some(
            (one) =>
              one.thread_id === threadId &&
              one.address === address &&
              one.answered_at === null &&
              (one.expires_at === null || one.expires_at > at),
          ),
      ),
    add: (link, token) => Effect.sync(() => void links.rows.set(link.id, { ...link, token })),
    send: (id, token, expires_at) => Effect.sync(() => void links.update(id, (link) => ({ ...link, token, expires_at }))),
    save: (link) => Effect.sync(() => void links.update(link.id, (before) => ({ ...before, ...link }))),
    remove: (ids) =>
      Effect.sync(() => {
        for (const id of ids) links.rows.delete(id)
      }),
    waitingAddresses: () => Effect.sync(() => [...new Set(waiting().map(({ address }) => address))]),
    waitingOf: (address, limit) =>
      Effect.sync(() =>
        waiting()
          .filter((one) => one.address === address)
          .slice(0, limit)
          .map((one) => ({ ...withoutToken(one), facility_id: facilityOf(one.thread_id) })),
      ),
  }
  const snapshot = () => {
    const restore = [links, addresses].map((table) => table.snapshot())
    return () => {
      for (const one of restore) one()
    }
  }
  return { links: repository, storedLinks: links.rows, addresses: addresses.rows, snapshot }
}
