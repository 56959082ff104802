import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import { WebSocket } from 'ws'
import { type CallerEcho, echoProof } from '#adapters/http/caller-echo.ts'
import { Processes, type RunningProcess, roles } from '#core/ports/processes.ts'
import type { CheckResult } from './doctor.ts'
import type { Environment } from './environment.ts'
import { readStoreName } from './heartbeat.ts'
import type { Platform } from './platform.ts'
import { checkReplicas } from './replica-check.ts'
import { readSecrets } from './secrets.ts'
import { unprotectedServices } from './unprotected-services.ts'
import { withClient } from './with-client.ts'

interface Deployment {
  readonly platform: Platform
  readonly environment: Environment
  readonly processes: readonly RunningProcess[]
}

type DeployCheck = (deployment: Deployment) => Promise<Omit<CheckResult, 'name'>>

/** Largest difference between the clocks of a process and of the database, milliseconds; connections of a process at most. */
const maxClockOffset = 2000
const connectionsOfProcess = 20

/** Tells if an address delivers notifications; a pooler in transaction mode does not. */
const deliversNotifications = (url: string): Promise<boolean> =>
  withClient(url, async (listener) => {
    let received = false
    listener.on('notification', () => {
      received = true
    })
    const channel = `kredka_doctor_${process.pid}`
    await listener.query(`listen ${channel}`)
    await withClient(url, (sender) => sender.query(`notify ${channel}`))
    for (let waited = 0; !received && waited < 2000; waited += 50) await sleep(50)
    return received
  })

/** Address that nobody has (RFC 5737); a process that believes it believes everybody. */
const forgedAddress = '192.0.2.77'

const askForEcho = async ({ environment }: Deployment): Promise<CallerEcho | string> => {
  const address = `${environment.publicUrl}/healthz?probe=${echoProof(readSecrets(environment)[0], Date.now())}`
  const response = await fetch(address, { headers: { 'x-forwarded-for': forgedAddress }, signal: AbortSignal.timeout(10_000) })
  if (!response.ok) return `${environment.publicUrl}/healthz answers ${response.status}`
  const answer = (await response.json().catch(() => null)) as { readonly caller?: CallerEcho } | null
  if (answer === null) return `${environment.publicUrl}/healthz is not answered by Kredka: the proxy must pass it on`
  return answer.caller ?? 'the answer does not say how the process sees its caller: are JWT_SECRETS the same here and there?'
}

const isLoopback = (publicUrl: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)
const hostOf = (publicUrl: string) => new URL(publicUrl).host

const deployChecks: Readonly<Record<string, DeployCheck>> = {
  'processes are running, with all roles': async ({ processes }) => {
    const missing = roles.filter((role) => !processes.some((one) => one.roles.includes(role)))
    const names = processes.map(({ host, pid }) => `${host}:${pid}`).join(', ')
    if (processes.length === 0) return { ok: false, detail: 'no process has been seen within ten seconds' }
    return { ok: missing.length === 0, detail: missing.length ? `nobody has the role ${missing.join(', ')}` : names }
  },
  'processes store uploads where this command does': async ({ processes, platform }) => {
    const own = await Effect.runPromise(readStoreName(platform.files))
    const other = processes.find(({ store }) => store !== null && store !== own)
    return other
      ? { ok: false, detail: `${other.host}:${other.pid} stores uploads elsewhere than this command: set the same STORAGE_URL` }
      : { ok: true, detail: 'one file store' }
  },
  'processes serve the same build': async ({ processes }) => {
    const builds = [...new Set(processes.map(({ build }) => build ?? 'none'))]
    return { ok: builds.length < 2, detail: builds.join(', ') }
  },
  'clocks agree': async ({ processes }) => {
    const wrong = processes.filter(({ clock_offset_ms }) => Math.abs(clock_offset_ms) > maxClockOffset)
    const line = wrong.map(({ host, clock_offset_ms }) => `${host} differs from the database by ${clock_offset_ms} ms`)
    return { ok: wrong.length === 0, detail: wrong.length ? line.join(', ') : 'within two seconds of the database' }
  },
  'the direct address of the database delivers notifications': async ({ platform, environment }) => {
    const url = platform.databaseUrl
    if (await deliversNotifications(url))
      return { ok: true, detail: environment.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL' }
    const variable = environment.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
    return { ok: false, detail: `${variable} is a pooler in transaction mode: set DATABASE_DIRECT_URL to the database itself` }
  },
  'both addresses lead to the same database': async ({ platform, environment: { databaseUrl, databaseDirectUrl } }) => {
    if (!databaseUrl || !databaseDirectUrl) return { ok: true, detail: 'there is one address' }
    const identify = (url: string) =>
      withClient(url, (client) =>
        client.query<{ name: string }>(`select system_identifier || ' ' || current_database() as name from pg_control_system()`),
      )
    const [pooled, direct] = await Promise.all([identify(databaseUrl), identify(platform.databaseUrl)])
    const same = pooled.rows[0]?.name === direct.rows[0]?.name
    return {
      ok: same,
      detail: same ? 'DATABASE_URL and DATABASE_DIRECT_URL' : 'DATABASE_URL and DATABASE_DIRECT_URL are different databases',
    }
  },
  'replicas can answer for the primary': ({ platform, environment }) =>
    checkReplicas(platform.databaseUrl, environment.databaseReplicaUrls),
  'the database has connections left': async ({ platform, processes }) => {
    const { rows } = await withClient(platform.databaseUrl, (client) =>
      client.query<{ used: number; maximum: number }>(
        `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') used, current_setting('max_connections')::int maximum`,
      ),
    )
    const [{ used, maximum } = { used: 0, maximum: 0 }] = rows
    const needed = processes.length * connectionsOfProcess
    return { ok: used <= 0.8 * maximum, detail: `${used} of ${maximum} used; ${processes.length} processes need up to ${needed}` }
  },
  'the public address leads here, and names its clients': async (deployment) => {
    const caller = await askForEcho(deployment)
    if (typeof caller === 'string') return { ok: false, detail: caller }
    const { address, peer, forwarded_for, host } = caller
    const { publicUrl } = deployment.environment
    if (host !== hostOf(publicUrl)) return { ok: false, detail: `the proxy sends Host: ${host} instead of ${hostOf(publicUrl)}` }
    if (isLoopback(publicUrl)) return { ok: true, detail: `${publicUrl} is this machine: no proxy to check` }
    if (address === forgedAddress)
      return { ok: false, detail: 'X-Forwarded-For of a client is believed: the proxy must append the address' }
    if (forwarded_for === null)
      return { ok: false, detail: `all clients count as ${address}: the proxy removes X-Forwarded-For instead of appending the address` }
    const hasProxy = forwarded_for !== forgedAddress
    if (hasProxy && address === peer) return { ok: false, detail: `all clients count as ${peer}: name this proxy in TRUSTED_PROXIES` }
    return { ok: true, detail: `this machine is seen as ${address}` }
  },
  // A private network may be trusted, so that this only tells.
  'services on other machines are reached by TLS': async ({ environment }) => {
    const found = unprotectedServices(environment)
    return {
      ok: true,
      detail: found.length ? `warning: without TLS unless their network is trusted: ${found.join('; ')}` : 'all that are set',
    }
  },
  'websockets pass the public address': async ({ environment: { publicUrl } }) => {
    const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/api/v1/status/ws`, {
      headers: { origin: publicUrl },
      handshakeTimeout: 10_000,
    })
    const outcome = await new Promise<string | null>((resolve) => {
      socket.on('message', () => resolve(null)).on('error', ({ message }) => resolve(message))
      setTimeout(() => resolve('no frame within ten seconds'), 10_000).unref()
    })
    socket.terminate()
    if (outcome === null) return { ok: true, detail: '/api/v1/status/ws' }
    const isRefused = /response: (400|404|426)$/.test(outcome)
    const hint = isRefused ? ': the proxy must pass on Upgrade and Connection, to a process with the role live' : ''
    return { ok: false, detail: outcome + hint }
  },
}

/** Runs the checks of an installation of several processes, from a machine that reaches its database and its public address. */
export const runDeployChecks = async (platform: Platform, environment: Environment): Promise<readonly CheckResult[]> => {
  const processes = await Effect.runPromise(platform.find(Processes).list())
  const deployment = { platform, environment, processes }
  const results: CheckResult[] = []
  for (const [name, check] of Object.entries(deployChecks)) {
    const result = await check(deployment).catch((error: Error) => ({ ok: false, detail: causeOf(error) }))
    results.push({ name, ...result })
  }
  return results
}

const causeOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message)
