import { useEffect, useRef } from 'react'

/** Calls back with the data of each message of a type that the server pushes on the main channel (decisions §18). */
export const usePushedMessage = <Data>(type: string, onMessage: (data: Data) => unknown): void => {
  const newest = useRef(onMessage)
  useEffect(() => {
    newest.current = onMessage
  })
  useEffect(() => {
    // Imported here because the module needs the document.
    const following = import('#web/runtime/session/overview.ts').then(({ onPushed }) =>
      onPushed((message) => {
        if (message.type === type) void newest.current(message.data as Data)
      }),
    )
    return () => void following.then((stop) => stop())
  }, [type])
}
