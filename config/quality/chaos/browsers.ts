import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { findBrowser } from '../testing/find-browser.ts'
import { startPooler } from './deploy/pooler.ts'
import { findProgram } from './deploy/programs.ts'
import type { ChaosExperiment, Finding } from './experiment.ts'
import { type Killable, startServer } from './processes.ts'

const field = 'Twoja wiadomość'

/** Pause between two messages, milliseconds: each side stays within the limit of a minute. */
const pauseMs = 3000

/** Signs a demo account in, and opens its conversation with the other side. */
const openRoom = async (browser: Browser, { url }: Killable, email: string, room: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL' })
  const data = { email, password: 'Demo!2345' }
  const response = await context.request.post('/api/login', { data, headers: { origin: url } })
  const { perms } = (await response.json()) as { readonly perms: Readonly<Record<string, unknown>> }
  const page = await context.newPage()
  await page.goto(email.startsWith('mama') ? '/user/messages' : `/user_facility/${Object.keys(perms)[0]}/messages`)
  await page.getByRole('listitem').filter({ hasText: room }).first().getByRole('link').click()
  await page.getByRole('log').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Sends messages in turn from both pages; returns the milliseconds from the key that sends one until the other page shows it, in order. */
const talk = async (pages: readonly [Page, Page], count: number): Promise<readonly number[]> => {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const [from, to] = n % 2 ? [pages[1], pages[0]] : pages
    const text = `Wiadomość ${Date.now()}`
    await from.getByLabel(field).fill(text)
    const began = performance.now()
    await from.getByLabel(field).press('Control+Enter')
    await to.getByRole('log').getByText(text).waitFor()
    times.push(performance.now() - began)
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
 * behind PgBouncer in transaction mode without a direct address, where none arrive and the processes only poll.
 */
export const browsers: ChaosExperiment = {
  description: 'a parent and the staff talk in two browsers at two processes',
  run: async ({ folder, short }) => {
    const program = findProgram('pgbouncer')
    const database = await startEmbedded(path.join(folder, 'browsers/postgres'))
    const { kind: _, ...launch } = await findBrowser()
    const browser = await chromium.launch(launch)
    const talkAt = async (databaseUrl: string) => {
      const shared = { JWT_SECRETS: 'x'.repeat(40), STORAGE_URL: `file:${path.join(folder, 'files')}`, DATABASE_URL: databaseUrl }
      const one = await startServer({ ...shared, DATA_DIR: path.join(folder, 'one') })
      const other = await startServer({ ...shared, DATA_DIR: path.join(folder, 'other') })
      try {
        const parent = await openRoom(browser, one, 'mama@demo.test', 'Rozmowa z kadrą')
        const staff = await openRoom(browser, other, 'wlasciciel@demo.test', 'Rozmowa z rodzicem')
        const times = await talk([parent, staff], short ? 4 : 40)
        for (const page of [parent, staff]) await page.context().close()
        return times
      } finally {
        await one.stop()
        await other.stop()
      }
    }
    try {
      const notified = finding('from the key that sends to the text on the other page, with notifications', await talkAt(database.url), 300)
      if (program === null) return [notified, { description: 'the same, only polling: skipped', figure: 'needs pgbouncer' }]
      const pooler = await startPooler(program, folder, database.url)
      try {
        return [notified, finding('the same, only polling', await talkAt(pooler.url), 2500)]
      } finally {
        await pooler.stop()
      }
    } finally {
      await browser.close()
      await database.stop()
    }
  },
}
