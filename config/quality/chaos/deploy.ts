import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../testing/running-server.ts'
import { fileFindings } from './deploy/file-findings.ts'
import { findProgram } from './deploy/programs.ts'
import { hosts, proxies } from './deploy/proxies.ts'
import { proxyFindings } from './deploy/proxy-findings.ts'
import { sendPosts } from './deploy/send-posts.ts'
import type { ChaosExperiment, ExperimentOptions, Finding } from './experiment.ts'
import { type Killable, startServer } from './processes.ts'
import { portOf, restartInTurn } from './restarts.ts'
import { openPages } from './sockets.ts'
import { formatErrors, sendVisitors } from './visitors.ts'

const paths = ['/', '/zlobki-miasta', '/przedszkola/malopolskie/krakow', '/wszystkie-lokalizacje', '/uk/zlobki/mazowieckie/warszawa']

/** Requests of a whole run, and open pages. */
const minRequests = 10_000
const pages = 20

/** Restarts two processes in turn behind a proxy with the shipped file, under readers, a writer and open pages. */
export const behind = async (name: string, { folder, short }: ExperimentOptions): Promise<readonly Finding[]> => {
  const own = path.join(folder, name)
  mkdirSync(own, { mode: 0o755 })
  const ports = { secure: await freePort(), plain: await freePort() }
  const url = `https://${hosts.main}:${ports.secure}`
  const variables = { DATA_DIR: path.join(own, 'data'), PUBLIC_URL: url, FILES_URL: `https://${hosts.files}:${ports.secure}` }
  const one = await startServer(variables)
  const running: Killable[] = [one, await startServer(variables)]
  const stops: (() => unknown)[] = []
  try {
    const program = findProgram(name) ?? name
    const proxy = await proxies[name]?.start({ program, folder: own, ports, processes: [portOf(one), portOf(running[1] ?? one)] })
    if (!proxy) throw new Error(`No proxy ${name}`)
    const { ca } = proxy
    stops.push(proxy.stop)
    const seen = await proxyFindings(name, ports, ca)
    const visitors = sendVisitors(url, paths, 8, { ca })
    stops.push(visitors.stop)
    const writer = sendPosts(url, ca)
    stops.push(writer.stop)
    const open = await openPages(url, pages, { ca, origin: url })
    stops.push(open.stop)
    const { restarts, slowest } = await restartInTurn(running, { variables, rounds: short ? 1 : 3, pauseMs: short ? 500 : 3000 })
    while (!short && visitors.stats.succeeded + visitors.stats.failed < minRequests) await sleep(100)
    await sleep(1000)
    const stats = await visitors.stop()
    const posts = await writer.stop()
    const longest = Math.max(0, ...open.away)
    return [
      ...seen,
      { description: `${name}: restarts`, figure: restarts },
      { description: `${name}: pages read`, figure: stats.succeeded, ok: stats.succeeded >= (short ? 10 : minRequests) },
      { description: `${name}: failed requests`, figure: formatErrors(stats), ok: stats.failed === 0 },
      { description: `${name}: slowest answer, ms`, figure: Math.round(stats.slowest) },
      { description: `${name}: messages stored`, figure: posts.stored, ok: posts.stored > 0 },
      { description: `${name}: messages refused`, figure: formatErrors(posts), ok: posts.stored === posts.sent },
      {
        description: `${name}: websockets lost and open again`,
        figure: open.away.length,
        ok: open.away.length >= pages && open.count() === pages,
      },
      { description: `${name}: longest time without websocket, s`, figure: Number(longest.toFixed(2)), ok: longest <= 2 },
      { description: `${name}: longest graceful stop, s`, figure: slowest },
    ]
  } finally {
    for (const stop of stops.toReversed()) await stop()
    for (const server of running) await server.stop()
  }
}

/** J12.4: the files of `config/deploy` are valid, and no request fails behind its proxies while processes are restarted. */
export const deploy: ChaosExperiment = {
  description: 'J12.4 files of config/deploy, and rolling restarts behind its proxies',
  run: async (options) => {
    const findings: Finding[] = [...(await fileFindings(path.join(options.folder, 'files')))]
    for (const [name, { needs }] of Object.entries(proxies)) {
      const missing = needs.filter((one) => findProgram(one) === null)
      if (missing.length) findings.push({ description: `${name}: rolling restart`, figure: `skipped: needs ${missing.join(', ')}` })
      else findings.push(...(await behind(name, options)))
    }
    return findings
  },
}
