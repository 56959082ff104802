/**
 * Creates a queue of the event loop, as a function to await: one waiter goes on in each turn of the event loop, in the
 * order of arrival. Pages whose data arrive together would otherwise be rendered one after another, while sockets,
 * timers and health checks wait for all of them.
 */
export const makeTurnQueue = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
}
