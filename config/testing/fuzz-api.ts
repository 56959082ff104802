import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { type Document, type FuzzRequest, requestsOf } from './fuzz/requests.ts'

/** What came of a run: how often each status was answered, and the requests that were answered as they must not be. */
export interface FuzzReport {
  readonly seed: number
  readonly statuses: Readonly<Record<string, number>>
  readonly wrong: readonly string[]
}

const atOnce = 8
/** So many requests come from one address, so that limits are not all that is tested. */
const perAddress = 15

const ask = (url: string, { method, path, headers, body }: FuzzRequest, from: string, agent: Agent) =>
  new Promise<{ readonly status: number; readonly type: string; readonly text: string }>((resolve, reject) => {
    const sent = { ...headers, 'x-forwarded-for': from, ...(body ? { 'content-length': body.length } : {}) }
    request(url + path, { method, agent, headers: sent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end(body ?? undefined)
  })

/** Asks a running server so many things that are made of its own document: no status may be 5xx or undocumented, every refusal is a problem. */
export const fuzzApi = async (url: string, { count, seed }: { readonly count: number; readonly seed: number }): Promise<FuzzReport> => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
  const waiting = fc.sample(requestsOf(document), { numRuns: count, seed }).entries()
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses: Record<string, number> = {}
  const wrong: string[] = []
  const tell = (one: FuzzRequest, why: string) =>
    wrong.push(
      `${why}: ${one.method} ${one.path.slice(0, 300)} ${JSON.stringify(one.headers)} ${one.body?.subarray(0, 300).toString() ?? ''}`,
    )
  const work = async () => {
    for (const [n, one] of waiting) {
      const block = Math.floor(n / perAddress)
      const answer = await ask(url, one, `10.${(block >> 16) & 255}.${(block >> 8) & 255}.${block & 255}`, agent).catch((error: Error) => {
        tell(one, error.message)
      })
      if (!answer) continue
      const { status, type, text } = answer
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status >= 500 || !one.documented.includes(String(status))) tell(one, `${status} ${text.slice(0, 200)}`)
      else if (status >= 400 && !(type.startsWith('application/problem+json') && isProblem(text, status)))
        tell(one, `${status}, no problem`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
  return { seed, statuses, wrong }
}

const isProblem = (text: string, status: number) => {
  const said = JSON.parse(text) as { status?: number; code?: string; message?: string; stack?: string }
  return said.status === status && said.code?.startsWith('error/') && Boolean(said.message) && !/\bat .*\(.*:\d+:\d+\)/.test(text)
}

// `node config/testing/fuzz-api.ts http://localhost:3000 20000 7` asks a server that runs already.
if (import.meta.main) {
  const [url = 'http://localhost:3000', count = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
  const { statuses, wrong } = await fuzzApi(url, { count: Number(count), seed: Number(seed) })
  console.log(JSON.stringify({ seed, statuses, wrong: wrong.length }))
  for (const line of wrong.slice(0, 50)) console.error(line)
  process.exitCode = wrong.length ? 1 : 0
}
