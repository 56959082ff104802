/** After the last key, milliseconds until a change is told (specification §9). */
export const inputDebounce = 1000

/** Lets of a run of calls only the last through, once it has been quiet for `ms`. */
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
