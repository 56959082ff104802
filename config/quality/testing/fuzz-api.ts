import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { demoPassword } from '#plugins/accounts/demo/demo-accounts.ts'
import { anonymous, type FuzzCaller, passwordCaller } from './fuzz/callers.ts'
import { type FuzzRequest, type OpenApiDocument, requestsOf } from './fuzz/requests.ts'

/** Result of a run: the number of responses by status, and the requests with a forbidden response. */
export interface FuzzReport {
  readonly seed: number
  readonly statuses: Readonly<Record<string, number>>
  /** Number of successful requests of each caller. */
  readonly succeeded: Readonly<Record<string, number>>
  readonly violations: readonly string[]
}

const concurrency = 8
/** Requests sent from one network address, so that rate limits do not reject most of them. */
const requestsPerAddress = 15

const sendRequest = (url: string, { method, path, headers, body }: FuzzRequest, from: string, agent: Agent) =>
  new Promise<{ readonly status: number; readonly type: string; readonly text: string }>((resolve, reject) => {
    const fuzzed = { ...headers, 'x-forwarded-for': from, ...(body ? { 'content-length': body.length } : {}) }
    request(url + path, { method, agent, headers: fuzzed }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end(body ?? undefined)
  })

interface FuzzOptions {
  readonly count: number
  readonly seed: number
  /** Callers, in turn. */
  readonly callers?: readonly FuzzCaller[]
  /** Ids that exist. */
  readonly knownIds?: readonly string[]
}

/**
 * Sends `count` requests generated from the server's own OpenAPI document: no status may be 5xx or undocumented, every
 * error must be a problem document.
 */
export const fuzzApi = async (url: string, { count, seed, callers = [anonymous], knownIds = [] }: FuzzOptions): Promise<FuzzReport> => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiDocument
  const queue = fc.sample(requestsOf(document, knownIds), { numRuns: count, seed }).entries()
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const statuses: Record<string, number> = {}
  const succeeded: Record<string, number> = {}
  const violations: string[] = []
  const report = (one: FuzzRequest, why: string) =>
    violations.push(
      `${why}: ${one.method} ${one.path.slice(0, 300)} ${JSON.stringify(one.headers)} ${one.body?.subarray(0, 300).toString() ?? ''}`,
    )
  const work = async () => {
    for (const [n, one] of queue) {
      const block = Math.floor(n / requestsPerAddress)
      const caller = callers[block % callers.length] ?? anonymous
      const bearer = await caller.bearer()
      const fuzzed = { ...one, headers: { ...withServerOrigin(one, url), ...(bearer && { authorization: `Bearer ${bearer}` }) } }
      const response = await sendRequest(url, fuzzed, `10.${(block >> 16) & 255}.${(block >> 8) & 255}.${block & 255}`, agent).catch(
        (error: Error) => {
          report(one, error.message)
        },
      )
      if (!response) continue
      const { status, type, text } = response
      statuses[status] = (statuses[status] ?? 0) + 1
      if (bearer && text.includes('error/expired-jwt')) caller.onExpired(bearer)
      if (status < 300) succeeded[caller.name] = (succeeded[caller.name] ?? 0) + 1
      if (status >= 500 || !one.documented.includes(String(status))) report(one, `${status} ${text.slice(0, 200)}`)
      else if (status >= 400 && !(type.startsWith('application/problem+json') && isProblem(text, status)))
        report(one, `${status}, not a problem document`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  agent.destroy()
  return { seed, statuses, succeeded, violations }
}

/** Replaces `Origin: own` by the server's origin. */
const withServerOrigin = ({ headers }: FuzzRequest, url: string) =>
  headers['origin'] === 'own' ? { ...headers, origin: new URL(url).origin } : headers

const isProblem = (text: string, status: number) => {
  const problem = JSON.parse(text) as { status?: number; code?: string; message?: string; stack?: string }
  return problem.status === status && problem.code?.startsWith('error/') && Boolean(problem.message) && !/\bat .*\(.*:\d+:\d+\)/.test(text)
}

// `node config/quality/testing/fuzz-api.ts http://localhost:3000 10000 7` tests a running server with demo data, also
// with its demo accounts.
if (import.meta.main) {
  const [url = 'http://localhost:3000', count = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
  const accounts = ['rodzic', 'wlasciciel', 'support'].map((name) => passwordCaller(name, url, `${name}@demo.test`, demoPassword))
  const callers = [anonymous, ...accounts]
  const { statuses, succeeded, violations } = await fuzzApi(url, { count: Number(count), seed: Number(seed), callers })
  console.log(JSON.stringify({ seed, statuses, answered: succeeded, wrong: violations.length }))
  for (const line of violations.slice(0, 50)) console.error(line)
  process.exitCode = violations.length ? 1 : 0
}
