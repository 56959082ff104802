import type { MikroORM } from '@mikro-orm/postgresql'
import { makeSenders, type SenderFor } from '#adapters/postgres/direct-statements.ts'
import type { FeedNotifier } from '#adapters/postgres/feed-notifier.ts'
import { poolOf } from '#adapters/postgres/parameter-driver.ts'
import { makeKnownPosition } from '#adapters/postgres/replicas/known-position.ts'
import type { LogPosition } from '#adapters/postgres/replicas/log-position.ts'
import { makeSendForPages } from '#adapters/postgres/replicas/page-statements.ts'
import { makeReplicas } from '#adapters/postgres/replicas/replicas.ts'
import type { Metrics } from '#core/ports/metrics.ts'

interface Dependencies {
  readonly orm: MikroORM
  readonly urls: readonly string[]
  readonly metrics: () => Metrics
}

/** Replicas of the database, as the parts of a process see them. */
export interface ReplicaReads {
  readonly senderFor: SenderFor
  /** Takes the position of a poll of the page cache's feed. */
  readonly polled: (log: LogPosition, beganAt: number) => void
  /** Notes that this process knows of something newer than that. */
  readonly outdate: () => void
  /** Returns a notifier of commits, each of which is newer. */
  readonly noting: (notifier: FeedNotifier) => FeedNotifier
  /** Returns a line about the replicas that are left out; `null` without any. */
  readonly problem: () => string | null
  readonly close: () => Promise<void>
}

const nothing = () => undefined

/** Lets the statements of visitors' pages go to replicas, where there are any. */
export const makeReplicaReads = ({ orm, urls, metrics }: Dependencies): ReplicaReads => {
  if (urls.length === 0)
    return {
      senderFor: makeSenders(orm),
      polled: nothing,
      outdate: nothing,
      noting: (notifier) => notifier,
      problem: () => null,
      close: async () => undefined,
    }
  const known = makeKnownPosition()
  const replicas = makeReplicas({ urls, options: poolOf(orm).options, known })
  const sendForPages = makeSendForPages({ primary: () => poolOf(orm), replicas, known, metrics })
  return {
    senderFor: makeSenders(orm, sendForPages),
    polled: known.polled,
    outdate: known.outdate,
    noting: ({ notify, close }) => ({
      notify: (feeds) => {
        known.outdate()
        notify(feeds)
      },
      close,
    }),
    problem: replicas.problem,
    close: replicas.close,
  }
}
