import { performance } from 'node:perf_hooks'
import { garbageCollector } from '#core/kernel/garbage-collector.ts'

/** Time after the start, when pages, indexes and jobs have been loaded, and between attempts, in milliseconds. */
const interval = 30_000

/** Part of an attempt's interval in which the event loop was busy, above which visitors would notice a pause. */
const busy = 0.1

/**
 * Returns once to the system what the start of a server leaves behind: V8 waits for new objects before it does, so
 * that a server without visitors would keep 70 MB (decision 133). It pauses the process for some 150 milliseconds, and
 * therefore waits until hardly anything is requested. Does nothing if Node was started without `--expose-gc`.
 */
export const releaseStartMemory = (): void => {
  const collect = garbageCollector()
  if (!collect) return
  let last = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(now, last).utilization > busy) last = now
    else {
      clearInterval(timer)
      collect()
    }
  }, interval)
  timer.unref()
}
