/** Milliseconds without a change after which it is written, and those after which it is written anyway. */
const pauseMs = 300
const longestMs = 2000

/** Writes changes now or in the next pause. */
export interface Writer {
  readonly change: () => void
  /** Writes what waits. */
  readonly flush: () => void
  /** Drops what waits. */
  readonly forget: () => void
}

/**
 * Makes a writer of changes; `write` returns whether there were any. A patient one writes the first of several at once, so
 * that the form knows that something is unsaved, and the others together in the next pause.
 */
export const makeWriter = (write: () => boolean, isPatient: boolean): Writer => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  let since = 0
  let isChanged = false
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    if (!isWaiting) return
    isWaiting = false
    since = Date.now()
    isChanged = write()
  }
  const end = () => {
    timer = undefined
    flush()
  }
  return {
    change: () => {
      isWaiting = true
      if (!isPatient) return flush()
      if (timer === undefined || !isChanged || Date.now() - since > longestMs) flush()
      stop()
      timer = setTimeout(end, pauseMs)
    },
    flush: () => {
      stop()
      flush()
    },
    forget: () => {
      stop()
      isWaiting = false
    },
  }
}
