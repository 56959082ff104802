import { createHash } from 'node:crypto'

/** Smaller numbers of websockets of a network or an account are not reported, and of the others only so many. */
const minReported = { network: 5, account: 2 } as const
const maxReported = 500

/** Numbers of open websockets of this process and, as of their last report, of the others. */
export interface SharedSockets {
  /** Counts a websocket; returns the function that ends it. */
  add(key: SocketKey): () => void
  /** Returns the number over all processes. */
  countOf(key: SocketKey): number
  /** Returns the numbers of this process that others must know. */
  report(): Readonly<Record<string, number>>
  setOthers(reports: readonly Readonly<Record<string, number>>[]): void
}

/** Network or account that websockets are counted for. */
export type SocketKey = { readonly network: string } | { readonly account: string }

/** Networks are hashed, so that no address is stored. */
const textOf = (key: SocketKey): string =>
  'account' in key ? `account ${key.account}` : `network ${createHash('sha256').update(key.network).digest('base64url')}`
const isReported = ([key, count]: readonly [string, number]) =>
  count >= (key.startsWith('account') ? minReported.account : minReported.network)

/** Creates the counts of this process. */
export const makeSharedSockets = (): SharedSockets => {
  const own = new Map<string, number>()
  let others: ReadonlyMap<string, number> = new Map()
  return {
    add: (given) => {
      const key = textOf(given)
      own.set(key, (own.get(key) ?? 0) + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const rest = (own.get(key) ?? 1) - 1
        if (rest > 0) own.set(key, rest)
        else own.delete(key)
      }
    },
    countOf: (given) => {
      const key = textOf(given)
      return (own.get(key) ?? 0) + (others.get(key) ?? 0)
    },
    report: () => {
      const counts = [...own].filter(isReported).toSorted(([, one], [, other]) => other - one)
      return Object.fromEntries(counts.slice(0, maxReported))
    },
    setOthers: (reports) => {
      const sum = new Map<string, number>()
      for (const report of reports) for (const [key, count] of Object.entries(report)) sum.set(key, (sum.get(key) ?? 0) + count)
      others = sum
    },
  }
}
