import { useEffect, useRef, useState } from 'react'
import { makeTyping } from './typing.ts'

/** Typing in one conversation, as a component shows and tells it. */
export interface Typing extends Pick<ReturnType<typeof makeTyping>, 'typed' | 'sent' | 'heard' | 'arrived'> {
  /** Names of those who are typing; empty names where nobody is named. */
  readonly names: readonly string[]
}

/**
 * Follows who is typing in a conversation: `tell` sends a sign of the user, at most one in three seconds, to the others,
 * whose page passes it to `heard`, and then shows `names` for six seconds. Another `conversation` begins anew.
 */
export const useTyping = (conversation: string, tell: () => unknown): Typing => {
  const [names, setNames] = useState<readonly string[]>([])
  const newest = useRef(tell)
  const [typing] = useState(() => makeTyping({ tell: () => newest.current(), onChange: setNames }))
  useEffect(() => {
    newest.current = tell
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of one conversation is nothing of another
  useEffect(
    () => () => {
      typing.arrived()
      typing.sent()
    },
    [conversation],
  )
  return { names, ...typing }
}
