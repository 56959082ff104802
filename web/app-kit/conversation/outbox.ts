import { ApiError } from '#web/runtime/api.ts'

/** File that was uploaded for a message. */
export interface OutgoingFile {
  readonly id: string
  readonly name: string
}

/** Message on its way; `key`, a UUID, makes a repeated one count once. */
export interface OutgoingMessage {
  readonly key: string
  readonly text: string
  readonly files: readonly OutgoingFile[]
  /** `waiting`: for those before it, or for the internet; `failed`: it was lost on the way. */
  readonly state: 'waiting' | 'sending' | 'failed'
}

interface OutboxOptions {
  readonly stored: readonly OutgoingMessage[]
  readonly store: (messages: readonly OutgoingMessage[]) => void
  /** Sends one message; rejects with `ApiError`. */
  readonly send: (message: OutgoingMessage) => Promise<void>
  readonly isOnline: () => boolean
  readonly onChange: (messages: readonly OutgoingMessage[]) => void
  /** Receives a message that the server will never take. */
  readonly onRefused: (message: OutgoingMessage, error: ApiError) => void
}

/** Pauses before a lost message is sent again, milliseconds; the last one repeats. */
const pauses = [15_000, 30_000, 60_000]

/** A message without an answer, with an error of the server, or sent too fast may be taken later. */
const isLost = ({ problem: { status } }: ApiError) => status === undefined || status >= 500 || status === 429

/**
 * Creates the messages of a conversation on their way: one at a time and in the order in which they were written, so that
 * one that is lost holds those behind it. They are stored until they have arrived.
 */
export const makeOutbox = ({ stored, store, send, isOnline, onChange, onRefused }: OutboxOptions) => {
  let messages = stored.map((message): OutgoingMessage => ({ ...message, state: 'waiting' }))
  let running = false
  let closed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (next: OutgoingMessage[]) => {
    messages = next
    store(messages)
    if (!closed) onChange(messages)
  }
  const mark = (key: string, state: OutgoingMessage['state']) => show(messages.map((one) => (one.key === key ? { ...one, state } : one)))
  const drop = (key: string) => show(messages.filter((one) => one.key !== key))

  /** Returns whether the next one may follow. */
  const attempt = async (message: OutgoingMessage): Promise<boolean> => {
    mark(message.key, 'sending')
    try {
      await send(message)
    } catch (error) {
      if (error instanceof ApiError && !isLost(error)) {
        drop(message.key)
        if (!closed) onRefused(message, error)
        return true
      }
      mark(message.key, isOnline() ? 'failed' : 'waiting')
      timer = setTimeout(resume, pauses[Math.min(failures++, pauses.length - 1)])
      if (!(error instanceof ApiError)) reportError(error)
      return false
    }
    failures = 0
    drop(message.key)
    return true
  }
  const run = async () => {
    if (running || closed) return
    running = true
    for (let next = messages[0]; next && next.state !== 'failed' && isOnline() && !closed; next = messages[0])
      if (!(await attempt(next))) break
    running = false
  }
  /** Sends what has waited or was lost. */
  const resume = () => {
    clearTimeout(timer)
    if (messages.some(({ state }) => state === 'failed'))
      show(messages.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' } : one)))
    void run()
  }
  return {
    add: (message: Omit<OutgoingMessage, 'state'>) => {
      show([...messages, { ...message, state: 'waiting' }])
      void run()
    },
    resume,
    /** Forgets a message that is not being sent. */
    remove: (key: string) => {
      drop(key)
      void run()
    },
    /** Stops when the conversation leaves the screen; what has not arrived stays stored. */
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
