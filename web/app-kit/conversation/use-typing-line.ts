import { useEffect, useRef, useState } from 'react'

/** Time after which somebody who was typing counts as having stopped, milliseconds (decisions §18). */
const shownFor = 6000

/** Returns the name of the one who is writing, how to tell that somebody is, and how to end it when the message has come. */
export const useTypingLine = () => {
  const [name, setName] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => {
    clearTimeout(timer.current)
    setName(null)
  }
  return {
    name,
    stop,
    show: (who: string) => {
      clearTimeout(timer.current)
      setName(who)
      timer.current = setTimeout(stop, shownFor)
    },
  }
}
