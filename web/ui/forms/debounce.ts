/** Delay between the last key and reporting a change, milliseconds (specification §9). */
export const inputDebounce = 1000

/** Creates a debouncer: of calls in quick succession only the last runs, `ms` after it. */
export const makeDebounce = (ms: number = inputDebounce) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    call: (work: () => void) => {
      stop()
      timer = setTimeout(work, ms)
    },
  }
}
