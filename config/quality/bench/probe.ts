import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into a measured process with `--import`; writes its resource usage when it exits.

/** Resource usage of a process, measured at its exit. */
export interface ResourceUsage {
  readonly rssMb: number
  readonly peakRssMb: number
  readonly eventLoopP99Ms: number
}

/** Returns the processor time of all threads of this process since its start, milliseconds. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const file = process.env['BENCH_VITALS']
if (file) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  // The bench sends `begin` when the load begins, to exclude the start of the process, and asks for the processor time
  // with any other message.
  process.on('message', (message) => {
    if (message === 'begin') delay.reset()
    else process.send?.(cpuMs())
  })
  process.channel?.unref()
  process.on('exit', () => {
    const usage: ResourceUsage = {
      rssMb: process.memoryUsage.rss() / 2 ** 20,
      peakRssMb: process.resourceUsage().maxRSS / 1024,
      // The histogram records the whole sampling interval; the delay is the excess over it.
      eventLoopP99Ms: Math.max(0, delay.percentile(99) / 1e6 - 5),
    }
    writeFileSync(file, JSON.stringify(usage))
  })
}
