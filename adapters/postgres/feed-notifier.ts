import type { MikroORM } from '@mikro-orm/postgresql'
import { poolOf } from './parameter-driver.ts'

/** Shortest time between two notifications of one process, milliseconds. */
const pauseMs = 20

/** Notifies the processes that read the feeds (migration `feed-notifications`) of committed changes. */
export interface FeedNotifier {
  /** Notifies at once, or together with others after the pause. A lost notification costs the interval of the polls. */
  notify(feeds: readonly string[]): void
  /** Sends what waits. */
  close(): Promise<void>
}

/** Creates a notifier that sends by a function. */
export const makeNotifier = (send: (feeds: readonly string[]) => Promise<unknown>): FeedNotifier => {
  const waiting = new Set<string>()
  let pause: NodeJS.Timeout | null = null
  let sending: Promise<unknown> = Promise.resolve()

  const sendWaiting = () => {
    pause = null
    if (waiting.size === 0) return
    const feeds = [...waiting]
    waiting.clear()
    pause = setTimeout(sendWaiting, pauseMs)
    sending = send(feeds).catch(() => undefined)
  }
  return {
    notify: (feeds) => {
      for (const feed of feeds) waiting.add(feed)
      if (pause === null) sendWaiting()
    },
    close: async () => {
      if (pause) clearTimeout(pause)
      sendWaiting()
      if (pause) clearTimeout(pause)
      await sending
    },
  }
}

/** Creates the notifier of the processes of a database. */
export const makeFeedNotifier = (orm: MikroORM): FeedNotifier =>
  makeNotifier((feeds) => poolOf(orm).query(`select pg_notify(feed, '') from unnest($1::text[]) feed`, [feeds]))
