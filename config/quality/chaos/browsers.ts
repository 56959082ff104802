import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { findBrowser } from '../testing/find-browser.ts'
import { pageIsReady } from '../testing/open-page.ts'
import { startPooler } from './deploy/pooler.ts'
import { findProgram } from './deploy/programs.ts'
import type { ChaosExperiment, Finding } from './experiment.ts'
import { type Killable, startServer } from './processes.ts'

const field = 'Twoja wiadomość'

/** Pause between two messages, milliseconds: each side stays within the limit of a minute. */
const pauseMs = 3000

/** Time between two requests of a page that has no websocket, milliseconds (row RT-05). */
const pollMs = 30_000

interface Side {
  readonly email: string
  /** Beginning of the conversation's title. */
  readonly room: string
  /** The staff of a facility, not a parent. */
  readonly isStaff?: boolean
  /** A proxy between the browser and the process lets no websocket through. */
  readonly isBlocked?: boolean
}

/** Signs a demo account in, and opens its conversation with the other side. */
const openRoom = async (browser: Browser, { url }: Killable, { email, room, isStaff, isBlocked }: Side): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL' })
  if (isBlocked) await context.routeWebSocket(/\/ws/, (socket) => socket.close())
  const data = { email, password: 'Demo!2345' }
  const response = await context.request.post('/api/login', { data, headers: { origin: url } })
  const { perms } = (await response.json()) as { readonly perms: Readonly<Record<string, unknown>> }
  const page = await context.newPage()
  await page.goto(isStaff ? `/user_facility/${Object.keys(perms)[0]}/messages` : '/user/messages')
  await page.getByRole('listitem').filter({ hasText: room }).first().getByRole('link').click()
  await page.getByRole('log').waitFor()
  await pageIsReady(page)
  return page
}

/** Sends a message and returns the milliseconds from the key that sends it until the other page shows it. */
const send = async (from: Page, to: Page): Promise<number> => {
  const text = `Wiadomość ${Date.now()}`
  await from.getByLabel(field).fill(text)
  const began = performance.now()
  await from.getByLabel(field).press('Control+Enter')
  await to.getByRole('log').getByText(text).waitFor({ timeout: 120_000 })
  return performance.now() - began
}

/** Sends messages in turn from both pages; returns their times, in order of size. */
const talk = async ([one, other]: readonly [Page, Page], count: number): Promise<readonly number[]> => {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    times.push(await (n % 2 ? send(other, one) : send(one, other)))
    await sleep(pauseMs)
  }
  return times.toSorted((one, other) => one - other)
}

const finding = (description: string, times: readonly number[], aimMs: number): Finding => {
  const [p50 = Number.NaN, p95 = Number.NaN] = [0.5, 0.95].map((part) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN))
  return { description, figure: `${times.length} messages, p50 ${p50}, p95 ${p95} ms`, ok: p95 <= aimMs }
}

/**
 * Lets a parent and the staff of the demo talk in two browsers at two processes: first with notifications of PostgreSQL, then
 * behind PgBouncer in transaction mode without a direct address, where none arrive and the processes only poll. In between one
 * browser gets no websocket.
 */
export const browsers: ChaosExperiment = {
  description: 'a parent and the staff talk in two browsers at two processes',
  run: async ({ folder, short }) => {
    const program = findProgram('pgbouncer')
    const database = await startEmbedded(path.join(folder, 'browsers/postgres'))
    const { kind: _, ...launch } = await findBrowser()
    const browser = await chromium.launch(launch)
    const talkAt = async (databaseUrl: string, blockedCount: number) => {
      const shared = { JWT_SECRETS: 'x'.repeat(40), STORAGE_URL: `file:${path.join(folder, 'files')}`, DATABASE_URL: databaseUrl }
      const one = await startServer({ ...shared, DATA_DIR: path.join(folder, 'one') })
      const other = await startServer({ ...shared, DATA_DIR: path.join(folder, 'other') })
      try {
        const side = { email: 'mama@demo.test', room: 'Rozmowa z kadrą' }
        const parent = await openRoom(browser, one, side)
        const staff = await openRoom(browser, other, { email: 'wlasciciel@demo.test', room: 'Rozmowa z rodzicem', isStaff: true })
        const times = await talk([parent, staff], short ? 4 : 40)
        await parent.context().close()
        const blocked = await openRoom(browser, one, { ...side, isBlocked: true })
        const polled: number[] = []
        for (let n = 0; n < blockedCount; n++) polled.push(await send(staff, blocked))
        for (const page of [blocked, staff]) await page.context().close()
        return { times, polled }
      } finally {
        await one.stop()
        await other.stop()
      }
    }
    try {
      const { times, polled } = await talkAt(database.url, short ? 1 : 5)
      const slowest = Math.max(...polled)
      const findings = [
        finding('from the key that sends to the text on the other page, with notifications', times, 300),
        {
          description: 'to a browser that gets no websocket, slowest, ms',
          figure: `${polled.length} messages, ${Math.round(slowest)}`,
          ok: slowest <= pollMs + 1000,
        },
      ]
      if (program === null) return [...findings, { description: 'only polling: skipped', figure: 'needs pgbouncer' }]
      const pooler = await startPooler(program, folder, database.url)
      try {
        return [...findings, finding('the same between processes that only poll', (await talkAt(pooler.url, 0)).times, 2500)]
      } finally {
        await pooler.stop()
      }
    } finally {
      await browser.close()
      await database.stop()
    }
  },
}
