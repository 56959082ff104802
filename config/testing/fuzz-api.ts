import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { demoPassword } from '#plugins/accounts/demo/demo-accounts.ts'
import { anonymous, type FuzzCaller, signsIn } from './fuzz/callers.ts'
import { type Document, type FuzzRequest, requestsOf } from './fuzz/requests.ts'

/** What came of a run: how often each status was answered, and the requests that were answered as they must not be. */
export interface FuzzReport {
  readonly seed: number
  readonly statuses: Readonly<Record<string, number>>
  /** How many requests each caller had answered with what was asked for. */
  readonly answered: Readonly<Record<string, number>>
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

interface Fuzzing {
  readonly count: number
  readonly seed: number
  /** Who asks, by turns. */
  readonly callers?: readonly FuzzCaller[]
  /** Ids that mean something. */
  readonly known?: readonly string[]
}

/** Asks a running server so many things that are made of its own document: no status may be 5xx or undocumented, every refusal is a problem. */
export const fuzzApi = async (url: string, { count, seed, callers = [anonymous], known = [] }: Fuzzing): Promise<FuzzReport> => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
  const waiting = fc.sample(requestsOf(document, known), { numRuns: count, seed }).entries()
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses: Record<string, number> = {}
  const answered: Record<string, number> = {}
  const wrong: string[] = []
  const tell = (one: FuzzRequest, why: string) =>
    wrong.push(
      `${why}: ${one.method} ${one.path.slice(0, 300)} ${JSON.stringify(one.headers)} ${one.body?.subarray(0, 300).toString() ?? ''}`,
    )
  const work = async () => {
    for (const [n, one] of waiting) {
      const block = Math.floor(n / perAddress)
      const caller = callers[block % callers.length] ?? anonymous
      const bearer = await caller.bearer()
      const sent = { ...one, headers: { ...headersHere(one, url), ...(bearer && { authorization: `Bearer ${bearer}` }) } }
      const answer = await ask(url, sent, `10.${(block >> 16) & 255}.${(block >> 8) & 255}.${block & 255}`, agent).catch((error: Error) => {
        tell(one, error.message)
      })
      if (!answer) continue
      const { status, type, text } = answer
      statuses[status] = (statuses[status] ?? 0) + 1
      if (bearer && text.includes('error/expired-jwt')) caller.over(bearer)
      if (status < 300) answered[caller.name] = (answered[caller.name] ?? 0) + 1
      if (status >= 500 || !one.documented.includes(String(status))) tell(one, `${status} ${text.slice(0, 200)}`)
      else if (status >= 400 && !(type.startsWith('application/problem+json') && isProblem(text, status)))
        tell(one, `${status}, no problem`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
  return { seed, statuses, answered, wrong }
}

/** `Origin: own` is where the server is. */
const headersHere = ({ headers }: FuzzRequest, url: string) =>
  headers['origin'] === 'own' ? { ...headers, origin: new URL(url).origin } : headers

const isProblem = (text: string, status: number) => {
  const said = JSON.parse(text) as { status?: number; code?: string; message?: string; stack?: string }
  return said.status === status && said.code?.startsWith('error/') && Boolean(said.message) && !/\bat .*\(.*:\d+:\d+\)/.test(text)
}

// `node config/testing/fuzz-api.ts http://localhost:3000 10000 7` asks a server that runs already, with the demo in it, in the name of its people too.
if (import.meta.main) {
  const [url = 'http://localhost:3000', count = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
  const people = ['rodzic', 'wlasciciel', 'support'].map((name) => signsIn(name, url, `${name}@demo.test`, demoPassword))
  const callers = [anonymous, ...people]
  const { statuses, answered, wrong } = await fuzzApi(url, { count: Number(count), seed: Number(seed), callers })
  console.log(JSON.stringify({ seed, statuses, answered, wrong: wrong.length }))
  for (const line of wrong.slice(0, 50)) console.error(line)
  process.exitCode = wrong.length ? 1 : 0
}
