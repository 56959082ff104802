/** Debounces calls: runs the first of a series at once, and the last one after `ms` without further calls. */
export const makeDebounce = (ms: number) => {
  let lastCall = Number.NEGATIVE_INFINITY
  let pending: { readonly callback: () => void; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const cancel = () => {
    if (pending) clearTimeout(pending.timer)
    pending = null
  }
  const flush = () => {
    const callback = pending?.callback
    cancel()
    callback?.()
  }
  return {
    cancel,
    /** Runs the pending call at once. */
    flush,
    call: (callback: () => void) => {
      cancel()
      const quiet = performance.now() - lastCall >= ms
      lastCall = performance.now()
      if (quiet) callback()
      else pending = { callback, timer: setTimeout(flush, ms) }
    },
  }
}
