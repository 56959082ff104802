import { setTimeout as sleep } from 'node:timers/promises'
import { Effect, Schema } from 'effect'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { SearchIndex } from '../search-index.ts'
import { decodeAnswer, IndexReply } from './answers.ts'
import { makeExchange } from './exchange.ts'
import type { IndexRequest, Question, Seen } from './questions.ts'

/** Time that the other process waits for an update before it replies, milliseconds. */
const waitMs = 1000

/** Time between two attempts while it is away, and while it loads its first snapshot, milliseconds. */
const retryMs = 500
const loadingMs = 100

/** Time for a reply beyond `waitMs`, and for an answer: the other process waits up to 20 seconds for its first rows or names. */
const replyMs = 10_000
const answerMs = 22_000

/** Time that `ready` waits, and after which changes do not count as followed any more, milliseconds. */
const readyMs = 5000
const followedMs = 5000

/** Options of an index in another process. */
export interface RemoteIndexOptions {
  /** Address of the process that holds the index. */
  readonly url: string
  /** Token of this installation's processes among themselves. */
  readonly token: () => string
  /** Called when query results may have changed, with the cities of the changed facilities; `null`: of any. */
  readonly onUpdate?: (cities: readonly string[] | null) => void
  /** Called once per outage. */
  readonly onError: (detail: string) => void
}

/**
 * Index of another process, asked over HTTP: this one reads no facilities. Each reply says what has changed since the
 * last one, and is announced before its answer is returned. While the other process is away, queries die with
 * `Unavailable` at once.
 */
export const makeRemoteIndex = ({ url, token, onUpdate, onError }: RemoteIndexOptions): SearchIndex => {
  const { exchange, close } = makeExchange(url, token)
  const decodeReply = Schema.decodeUnknownSync(IndexReply)
  const listeners: ((ids: readonly string[] | null) => void)[] = []
  const waiting = new Set<() => void>()
  const stopped = new AbortController()
  let seen: Seen | null = null
  let version = ''
  let followedAt = Number.NEGATIVE_INFINITY
  let following: Promise<void> | null = null
  let isAway = false

  const learn = ({ run, number, changed, cities, version: now, followedMsAgo }: IndexReply, sentAt: number) => {
    if (followedMsAgo !== null) followedAt = Math.max(followedAt, sentAt - followedMsAgo)
    // Replies may arrive in another order than they were sent.
    if (now === '' || (seen?.run === run && number <= seen.number)) return
    if (changed === null || changed.length > 0) for (const announce of listeners) announce(changed)
    seen = { run, number }
    version = now
    for (const check of [...waiting]) check()
    onUpdate?.(cities)
  }
  const send = async (request: Pick<IndexRequest, 'waitMs' | 'question'>, timeoutMs: number): Promise<IndexReply> => {
    const sentAt = performance.now()
    const reply = decodeReply(await exchange(JSON.stringify({ seen, ...request }), timeoutMs))
    learn(reply, sentAt)
    return reply
  }

  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined)
  const follow = async () => {
    while (!stopped.signal.aborted) {
      try {
        const reply = await send({ waitMs, question: null }, waitMs + replyMs)
        isAway = false
        // It replies at once until its first snapshot is loaded.
        if (reply.version === '') await pause(loadingMs)
      } catch (error) {
        if (stopped.signal.aborted) return
        if (!isAway) onError(`${url}: ${error instanceof Error ? error.message : String(error)}`)
        isAway = true
        await pause(retryMs)
      }
    }
  }
  const start = () => {
    if (!stopped.signal.aborted) following ??= follow()
  }

  const ask = <Answer>(decode: (answer: unknown) => Answer, question: Question): Effect.Effect<Answer> =>
    Effect.suspend(() => {
      start()
      if (isAway || stopped.signal.aborted) return Effect.die(new Unavailable({ detail: 'The process of the search index is away.' }))
      return Effect.promise(async () => {
        try {
          return decode((await send({ waitMs: 0, question }, answerMs)).answer)
        } catch (error) {
          throw new Unavailable({ detail: `The search index does not answer: ${error instanceof Error ? error.message : String(error)}` })
        }
      })
    })
  const whenKnown = (): Promise<boolean> =>
    new Promise((resolve) => {
      const check = () => {
        clearTimeout(timeout)
        waiting.delete(check)
        resolve(version !== '')
      }
      const timeout = setTimeout(check, readyMs)
      waiting.add(check)
      if (version !== '' || stopped.signal.aborted) check()
    })

  return {
    facilities: {
      find: (query, slice) => ask(decodeAnswer.find, { ask: 'find', query, slice }),
      cluster: (query, zoom, limit) => ask(decodeAnswer.cluster, { ask: 'cluster', query, zoom, limit }),
      version: () => version,
    },
    changes: {
      areFollowed: () => !stopped.signal.aborted && performance.now() - followedAt <= followedMs,
      subscribe: (listener) => void listeners.push(listener),
    },
    options: { count: (query) => ask(decodeAnswer.count, { ask: 'count', query }) },
    names: {
      suggest: (text, selection, limit) => ask(decodeAnswer.suggest, { ask: 'suggest', text, selection, limit }),
      search: (query, slice) => ask(decodeAnswer.search, { ask: 'search', query, slice }),
      read: (words, text) => ask(decodeAnswer.read, { ask: 'read', words, text }),
    },
    start,
    startNames: start,
    ready: async () => {
      start()
      return !isAway && (await whenKnown()) && !isAway
    },
    followedMsAgo: () => (Number.isFinite(followedAt) ? performance.now() - followedAt : null),
    close: async () => {
      stopped.abort()
      close()
      for (const check of [...waiting]) check()
      await following
    },
  }
}
