import path from 'node:path'
import { fuzzApi } from '../testing/fuzz-api.ts'
import type { Drill } from './drill.ts'
import { startServer } from './processes.ts'

/** Requests made of the API's own document, other ones each time: none may meet a 5xx or a status that is not documented. */
export const requests: Drill = {
  description: 'strange requests made of the document of the API',
  run: async ({ folder, short }) => {
    const server = await startServer({ DATA_DIR: path.join(folder, 'requests') })
    const count = short ? 500 : 20_000
    const began = performance.now()
    try {
      const { seed, statuses, wrong } = await fuzzApi(server.url, { count, seed: Date.now() % 1_000_000 })
      for (const line of wrong.slice(0, 20)) process.stderr.write(`${line}\n`)
      const answered = Object.values(statuses).reduce((sum, times) => sum + times, 0)
      return [
        { description: 'seed', figure: seed },
        { description: 'requests answered', figure: answered, well: answered === count },
        ...Object.entries(statuses).map(([status, times]) => ({ description: `status ${status}`, figure: times })),
        { description: 'answered as they must not be', figure: wrong.length, well: wrong.length === 0 },
        { description: 'seconds', figure: Math.round((performance.now() - began) / 1000) },
      ]
    } finally {
      await server.stop()
    }
  },
}
