import { Presets, SingleBar } from 'cli-progress'
import type { Progress } from '#core/ports/progress.ts'

/** Creates a progress bar on stderr that appears after one second; does nothing when stderr is not a terminal. */
export const progressBar = (): Progress & { stop(): void } => {
  if (!process.stderr.isTTY) return { report: () => undefined, stop: () => undefined }
  const bar = new SingleBar(
    { format: '{bar} {percentage} %', stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  )
  const began = Date.now()
  let shown = false
  return {
    report: (share) => {
      if (!shown && Date.now() - began > 1000) {
        bar.start(1, share)
        shown = true
      }
      if (shown) bar.update(share)
    },
    stop: () => {
      if (shown) bar.stop()
    },
  }
}
