import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#web/runtime/api.ts'
import { outboxPrefix } from '#web/runtime/session/draft-storage.ts'
import { useUserId } from '../page/use-user-id.ts'
import { newMessageKey } from './new-message-key.ts'
import { makeOutbox, type OutgoingFile, type OutgoingMessage } from './outbox.ts'

interface OutboxOptions {
  /** Conversation, by which the messages are stored in the tab. */
  readonly id: string
  /** Sends one message; rejects with `ApiError`. What it changes on screen is there before it resolves. */
  readonly send: (message: OutgoingMessage) => Promise<unknown>
  /** Receives a message that the server will never take, with the reason. */
  readonly onRefused: (message: OutgoingMessage, error: ApiError) => void
}

/** Messages on their way, and what can be done with them. */
export interface Outbox {
  readonly messages: readonly OutgoingMessage[]
  readonly isOffline: boolean
  readonly add: (text: string, files?: readonly OutgoingFile[]) => void
  /** Sends what has waited or was lost. */
  readonly resume: () => void
  readonly remove: (key: string) => void
}

const read = (place: string): readonly OutgoingMessage[] => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as readonly OutgoingMessage[]
  } catch {
    return []
  }
}
const write = (place: string, messages: readonly OutgoingMessage[]) => {
  try {
    if (messages.length === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(messages))
  } catch {
    /* without storage a reload forgets them */
  }
}

/** Returns the messages of a conversation on their way (`makeOutbox`), which a reload of the page keeps. */
export const useOutbox = ({ id, send, onRefused }: OutboxOptions): Outbox => {
  const place = `${outboxPrefix}${useUserId()} ${id}`
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>([])
  const [isOffline, setOffline] = useState(false)
  const latest = useRef({ send, onRefused })
  latest.current = { send, onRefused }
  const outbox = useRef<ReturnType<typeof makeOutbox>>(null)
  useEffect(() => {
    const made = makeOutbox({
      stored: read(place),
      store: (changed) => write(place, changed),
      send: async (message) => void (await latest.current.send(message)),
      isOnline: () => navigator.onLine,
      onChange: setMessages,
      onRefused: (message, error) => latest.current.onRefused(message, error),
    })
    outbox.current = made
    setMessages(read(place))
    made.resume()
    const onNetwork = () => {
      setOffline(!navigator.onLine)
      if (navigator.onLine) made.resume()
    }
    onNetwork()
    addEventListener('online', onNetwork)
    addEventListener('offline', onNetwork)
    return () => {
      removeEventListener('online', onNetwork)
      removeEventListener('offline', onNetwork)
      made.close()
    }
  }, [place])
  return {
    messages,
    isOffline,
    add: (text, files = []) => outbox.current?.add({ key: newMessageKey(), text, files }),
    resume: () => outbox.current?.resume(),
    remove: (key) => outbox.current?.remove(key),
  }
}
