import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import path from 'node:path'
import { text as read } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ChaosExperiment } from './experiment.ts'
import { killPostgres, stopPostgres, urlOfPostgres } from './postgres.ts'
import { type Killable, startServer } from './processes.ts'
import { formatErrors } from './visitors.ts'

/** Site of the demo. */
const site = { host: 'sloneczko.localhost', name: 'sloneczko' } as const

/** Returns the versions that a page shows: in the title of the site, and in a text. */
const versionsOf = (html: string) => new Set([...html.matchAll(/wersja-(\d+)\b/g)].map(([, number]) => Number(number)))

/** Opens the main page of the site by its host. */
const open = (url: string): Promise<{ readonly status: string; readonly body: string }> =>
  new Promise((resolve) => {
    const options = {
      headers: { host: site.host, 'x-forwarded-for': `198.18.0.${(Math.random() * 250) | 0}` },
      signal: AbortSignal.timeout(20_000),
    }
    request(url, options, async (response) => {
      const body = await read(response).catch(() => '')
      resolve({ status: response.complete ? String(response.statusCode) : 'broken off', body })
    })
      .on('error', () => resolve({ status: 'no connection', body: '' }))
      .end()
  })

/** Writes version after version of the site as its owner; after a lost answer the next one follows. */
const sendPublisher = (url: () => string) => {
  const outcomes = new Map<string, number>()
  let stopped = false
  let sent = 0
  let acknowledged = 0
  let acknowledgements = 0
  let jwt = ''
  const call = async (method: string, address: string, body?: object, version?: number) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '10.9.9.9',
      ...(jwt && { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID() }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    }
    const options = { method, headers, signal: AbortSignal.timeout(10_000), ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(url() + address, options).catch(() => null)
    if (answer?.ok) return (await answer.json().catch(() => null)) as Readonly<Record<string, never>> | null
    const outcome = answer === null ? 'no connection' : `${answer.status} ${method}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    await sleep(100)
    return null
  }
  const publish = async (facilityId: string) => {
    // An account may call the API 600 times a minute.
    await sleep(350)
    jwt ||= String((await call('POST', '/api/login', { email: 'wlasciciel@demo.test', password: 'Demo!2345' }))?.['jwt'] ?? '')
    const all = `/api/v1/web-pages/${facilityId}`
    const found = jwt && (await call('GET', all))
    const [one] = (found ? found['items'] : []) as readonly { id: string; version: number }[]
    if (!one) return
    const mark = `wersja-${++sent}`
    const text = { version: 1, children: [{ type: 'paragraph', children: [{ type: 'text', text: mark, format: 0 }] }] }
    const section = { id: randomUUID(), kind: 'rich_text', title: '', visible: true, text }
    const page = {
      id: randomUUID(),
      kind: 'main',
      parent: null,
      title: 'Start',
      slug: '',
      in_menu: true,
      visible: true,
      sections: [section],
    }
    const draft = await call('PATCH', `${all}/web-page/${one.id}`, { title: mark, pages: [page] }, one.version)
    const published = draft && (await call('POST', `${all}/web-page/${one.id}/publish`, {}, draft['version']))
    if (!published) return
    acknowledged = sent
    acknowledgements++
  }
  return {
    outcomes,
    /** Numbers of the last version that was sent and of the last that was acknowledged, and how many were. */
    counts: () => ({ sent, acknowledged, acknowledgements }),
    start: async (facilityId: string) => {
      while (!stopped) await publish(facilityId)
    },
    stop: () => {
      stopped = true
    },
  }
}

const queryIn = async <Row extends pg.QueryResultRow>(dataDir: string, sql: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: await urlOfPostgres(dataDir) })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * Kills one of two processes, or PostgreSQL, while an owner publishes version after version of a site and visitors read
 * it by its host, from the page caches of both. What was acknowledged stays; no page mixes two versions.
 */
export const sitePublishing: ChaosExperiment = {
  description: 'SIGKILL of two processes and of PostgreSQL in turn, while a site is published and read by its host',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'sites')
    const variables = { DATA_DIR: dataDir, PAGE_CACHE_MB: '8' }
    const running: [Killable, Killable] = [await startServer(variables), await startServer(variables)]
    const [facility] = await queryIn<{ id: string }>(dataDir, `select facility_id id from sites_site where name = '${site.name}'`)
    const publisher = sendPublisher(() => running[0].url)
    const writing = publisher.start(facility?.id ?? '')
    const refusals = new Map<string, number>()
    let isOver = false
    let pages = 0
    let mixed = 0
    let unknown = 0
    const visit = async (turn: number) => {
      while (!isOver) {
        const { status, body } = await open(running[turn % 2]?.url ?? '')
        const versions = versionsOf(body)
        if (status === '200') pages++
        else refusals.set(status, (refusals.get(status) ?? 0) + 1)
        if (versions.size > 1) mixed++
        if (Math.max(0, ...versions) > publisher.counts().sent) unknown++
        await sleep(5)
      }
    }
    const visitors = Promise.all([0, 1, 2, 3].map(visit))
    const kills = { app: 0, postgres: 0 }
    try {
      for (let round = 0; round < (short ? 6 : 30); round++) {
        await sleep(800 + Math.random() * 1500)
        if (round % 3 === 2) {
          killPostgres(dataDir)
          kills.postgres++
          continue
        }
        const at = (round % 2) as 0 | 1
        await running[at].kill()
        kills.app++
        running[at] = await startServer(variables, Number(new URL(running[at].url).port))
      }
      await sleep(2000)
      publisher.stop()
      await writing
      // The change table reaches the other process within two seconds.
      await sleep(3000)
      isOver = true
      await visitors
      const { sent, acknowledged, acknowledgements } = publisher.counts()
      const [stored] = await queryIn<{ title: string; text: boolean; isStored: boolean }>(
        dataDir,
        `select published->>'title' title, published::text like '%"' || (published->>'title') || '"%' as text,
           exists (select 1 from sites_version v where v.site_id = s.id and v.content->>'title' = 'wersja-${acknowledged}') "isStored"
           from sites_site s where name = '${site.name}'`,
      )
      const last = Number(/^wersja-(\d+)$/.exec(stored?.title ?? '')?.[1])
      const shown = await Promise.all(running.map(async ({ url }) => [...versionsOf((await open(url)).body)].join(' and ')))
      const unexpected = (errors: ReadonlyMap<string, number>) =>
        [...errors.keys()].filter((one) => !/^(503|409|no connection|broken off)/.test(one))
      return [
        { description: 'kills', figure: `${kills.app} of a process, ${kills.postgres} of PostgreSQL` },
        { description: 'versions sent', figure: sent },
        { description: 'versions acknowledged', figure: acknowledgements, ok: acknowledgements > 5 },
        {
          description: 'errors of the owner',
          figure: formatErrors({ errors: publisher.outcomes }),
          ok: !unexpected(publisher.outcomes).length,
        },
        {
          description: 'published at the end (last acknowledged)',
          figure: `${last} (${acknowledged})`,
          ok: last >= acknowledged && last <= sent,
        },
        { description: 'the last acknowledged is among the versions', figure: String(stored?.isStored), ok: stored?.isStored === true },
        { description: 'shown by both processes at the end', figure: shown.join(', '), ok: shown.every((one) => one === String(last)) },
        { description: 'pages read', figure: pages, ok: pages > 100 },
        { description: 'errors of visitors', figure: formatErrors({ errors: refusals }), ok: !unexpected(refusals).length },
        { description: 'pages with two versions', figure: mixed, ok: mixed === 0 },
        { description: 'pages with a version that was never sent', figure: unknown, ok: unknown === 0 },
      ]
    } finally {
      publisher.stop()
      isOver = true
      for (const server of running) await server.stop()
      await stopPostgres(dataDir)
    }
  },
}
