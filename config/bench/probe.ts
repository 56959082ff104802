import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into a measured process with `--import`: what it used is written when it ends, since only it can say.

/** What a process used, told at its end. */
export interface Vitals {
  readonly rssMb: number
  readonly peakRssMb: number
  readonly eventLoopP99Ms: number
}

const file = process.env['BENCH_VITALS']
if (file) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  // The start is not the load: whoever measures says when it begins.
  process.on('message', () => delay.reset())
  process.channel?.unref()
  process.on('exit', () => {
    const vitals: Vitals = {
      rssMb: process.memoryUsage.rss() / 2 ** 20,
      peakRssMb: process.resourceUsage().maxRSS / 1024,
      // The histogram counts the whole interval between two looks; the delay is what exceeds it.
      eventLoopP99Ms: Math.max(0, delay.percentile(99) / 1e6 - 5),
    }
    writeFileSync(file, JSON.stringify(vitals))
  })
}
