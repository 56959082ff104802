import type { Progress } from '#core/ports/progress.ts'

/** Creates a progress that collects the reported shares in `reported`. */
export const makeProgress = () => {
  const reported: number[] = []
  return { report: (share) => void reported.push(share), reported } satisfies Progress & Record<string, unknown>
}
