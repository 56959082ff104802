import path from 'node:path'
import { fuzzApi } from '../testing/fuzz-api.ts'
import type { ChaosExperiment } from './experiment.ts'
import { startServer } from './processes.ts'

/** Sends random requests generated from the OpenAPI document: none may get a 5xx or an undocumented status. */
export const apiFuzzing: ChaosExperiment = {
  description: 'random requests generated from the OpenAPI document',
  run: async ({ folder, short }) => {
    const server = await startServer({ DATA_DIR: path.join(folder, 'requests') })
    const count = short ? 500 : 20_000
    const began = performance.now()
    try {
      const { seed, statuses, violations: errors } = await fuzzApi(server.url, { count, seed: Date.now() % 1_000_000 })
      for (const line of errors.slice(0, 20)) process.stderr.write(`${line}\n`)
      const answered = Object.values(statuses).reduce((sum, times) => sum + times, 0)
      return [
        { description: 'seed', figure: seed },
        { description: 'responses', figure: answered, ok: answered === count },
        ...Object.entries(statuses).map(([status, times]) => ({ description: `status ${status}`, figure: times })),
        { description: 'unexpected responses', figure: errors.length, ok: errors.length === 0 },
        { description: 'seconds', figure: Math.round((performance.now() - began) / 1000) },
      ]
    } finally {
      await server.stop()
    }
  },
}
