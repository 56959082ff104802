import { Cause, Effect, Exit, Schema } from 'effect'
import type { Problem } from '#adapters/http/problem.ts'
import type { Actor } from '#core/access/actor.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Channel } from '#core/plugin/channels.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import type { Reply } from '#core/plugin/received-messages.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { MessageFrame } from './client-frame.ts'
import { encodeFrame } from './encode-frame.ts'
import { makeMinuteCounts, secondsOfMinuteLeft } from './minute-counts.ts'

interface Dependencies {
  readonly channel: Channel
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Returns the sender as of now; throws a failure for one who may not send any more. */
  readonly actor: () => Promise<Actor>
  readonly write: (frame: string) => void
  /** Maps failures and bugs to what the client is told. */
  readonly problemOf: (error: unknown) => Problem
}

interface Running {
  readonly type: string
  readonly id: string | undefined
  readonly abort: AbortController
  readonly ended: Promise<void>
}

/** Handles the messages of one websocket: limits them, runs their handlers, and sends their replies and failures. */
export const makeMessageHandling = ({ channel, find, actor, write, problemOf }: Dependencies) => {
  const running = new Set<Running>()
  const counts = makeMinuteCounts()
  const runningOf = (type: string) => [...running].filter((one) => one.type === type)

  /** Runs a handler when those that were cancelled have ended. */
  const handle = async ({ type, id, data }: MessageFrame, { signal }: AbortController, cancelled: readonly Running[]) => {
    const fail = (error: unknown) => write(encodeFrame({ type: 'error', data: problemOf(error) }, id))
    const declared = channel.receives[type]
    if (!declared) return
    const input = decodeInput(declared.data, data)
    if ('schema' in input) return fail(new Validation({ schema: input.schema }))
    const reply: Reply = (answer) =>
      Effect.sync(() => {
        const shape = channel.frames[answer.type]
        if (!shape) throw new Error(`Channel ${channel.name} declares no message ${answer.type}`)
        if (!signal.aborted) write(encodeFrame({ type: answer.type, data: Schema.encodeUnknownSync(shape)(answer.data) }, id))
      })
    const sender = Effect.promise(async () => {
      await Promise.all(cancelled.map(({ ended }) => ended))
      return actor()
    })
    const exit = await Effect.runPromiseExit(
      Effect.flatMap(sender, (sender) => find(declared.handler)(sender, input.value, reply)),
      { signal },
    )
    if (Exit.isFailure(exit) && !signal.aborted) fail(Cause.squash(exit.cause))
  }
  const cancel = (cancelled: readonly Running[]) => {
    for (const { abort } of cancelled) abort.abort()
  }
  return {
    receive: (frame: MessageFrame) => {
      const { type, id } = frame
      const { perMinute = 0, concurrent = 0 } = channel.receives[type] ?? {}
      const { cancelled = [], active = [] } = Object.groupBy(runningOf(type), ({ abort }) =>
        abort.signal.aborted ? 'cancelled' : 'active',
      )
      if (counts.add(type) > perMinute || active.length >= concurrent) {
        const tooMany = new TooManyRequests({ retryAfterSeconds: secondsOfMinuteLeft() })
        return write(encodeFrame({ type: 'error', data: problemOf(tooMany) }, id))
      }
      const abort = new AbortController()
      const ended = handle(frame, abort, cancelled).finally(() => running.delete(one))
      const one: Running = { type, id, abort, ended }
      running.add(one)
    },
    /** Interrupts the handling of the messages with this id. */
    cancel: (id: string) => cancel([...running].filter((one) => one.id === id)),
    /** Interrupts everything. */
    cancelAll: () => cancel([...running]),
  }
}
