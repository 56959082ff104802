/** Lets the first of a run of calls through at once and of those that follow within `ms` only the last, once it has been quiet for so long. */
export const makeCoolDown = (ms: number) => {
  let called = Number.NEGATIVE_INFINITY
  let waiting: { readonly work: () => void; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const stop = () => {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  const run = () => {
    const work = waiting?.work
    stop()
    work?.()
  }
  return {
    stop,
    /** Does what is waiting without waiting on. */
    hurry: run,
    call: (work: () => void) => {
      stop()
      const quiet = performance.now() - called >= ms
      called = performance.now()
      if (quiet) work()
      else waiting = { work, timer: setTimeout(run, ms) }
    },
  }
}
