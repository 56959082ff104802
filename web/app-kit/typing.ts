/** Interval in which a page says that the user is typing, and time for which it shows that another one is; milliseconds. */
const tellEveryMs = 3000
const shownForMs = 6000

interface TypingOptions {
  /** Says that the user is typing. */
  readonly tell: () => unknown
  /** Called with those who are typing, when one begins or ends. */
  readonly onChange: (names: readonly string[]) => void
}

/** Creates what knows who is typing in one conversation, by keys that tell people apart. */
export const makeTyping = ({ tell, onChange }: TypingOptions) => {
  const others = new Map<string, { readonly name: string; readonly timer: ReturnType<typeof setTimeout> }>()
  let toldAt = Number.NEGATIVE_INFINITY

  const change = () => onChange([...others.values()].map(({ name }) => name))
  const stop = (key: string) => {
    clearTimeout(others.get(key)?.timer)
    if (others.delete(key)) change()
  }
  return {
    /** The user has typed something. */
    typed: () => {
      if (performance.now() - toldAt < tellEveryMs) return
      toldAt = performance.now()
      tell()
    },
    /** The user has sent the message: the next letter counts at once. */
    sent: () => {
      toldAt = Number.NEGATIVE_INFINITY
    },
    /** Another one is typing. */
    heard: (key: string, name = '') => {
      const known = others.get(key)
      clearTimeout(known?.timer)
      others.set(key, { name, timer: setTimeout(() => stop(key), shownForMs) })
      if (known?.name !== name) change()
    },
    /** The message of another one has arrived; without `key`, of anybody. */
    arrived: (key?: string) => {
      for (const one of key === undefined ? [...others.keys()] : [key]) stop(one)
    },
  }
}
