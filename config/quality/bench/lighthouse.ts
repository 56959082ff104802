import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { findBrowser } from '../testing/find-browser.ts'
import { freePort } from '../testing/running-server.ts'
import { buildBaselines } from './baselines/build-baselines.ts'
import { startServer } from './child-process.ts'
import type { BenchEnvironment } from './environment.ts'
import { type Goal, type Measurement, median } from './measurement.ts'
import { siteName } from './seeded-site.ts'
import { findSubjects } from './subjects.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse result of one visit: seconds, milliseconds, and scores up to 100. */
interface Visit {
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly scores: readonly number[]
}

/** Goals for a kind of page (quality.md, "Browser"): LCP in seconds, TBT in milliseconds, CLS, and the four scores. */
type Goals = readonly [lcp: number, tbt: number, cls: number, ...scores: readonly number[]]
const reading: Goals = [1.3, 30, 0.01, 99, 100, 100, 100]
const map: Goals = [1.5, 200, 0.05, 92, 100, 96, 100]
const text: Goals = [1.1, 10, 0.001, 99, 100, 100, 100]

const visit = async (url: string, port: number): Promise<Visit> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { audits, categories: of } = result.lhr
  const numeric = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcp: numeric('largest-contentful-paint') / 1000,
    tbt: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    scores: categories.map((name) => Math.round((of[name]?.score ?? 0) * 100)),
  }
}

const rowsOf = (name: string, visits: readonly Visit[], goals: Goals | null): readonly Measurement[] => {
  const part = `Lighthouse, mobile, ${name}`
  const row = (description: string, unit: string, at: number, kind: Goal['kind'], read: (visit: Visit) => number): Measurement => {
    const goal = goals?.[at]
    return { part, name: description, unit, ...median(visits.map(read)), ...(goal !== undefined && { goal: { kind, figure: goal } }) }
  }
  return [
    row('largest contentful paint', 's', 0, 'at most', ({ lcp }) => lcp),
    row('total blocking time', 'ms', 1, 'at most', ({ tbt }) => tbt),
    row('cumulative layout shift', '', 2, 'at most', ({ cls }) => cls),
    ...categories.map((category, at) => row(category, '', 3 + at, 'at least', ({ scores }) => scores[at] ?? 0)),
  ]
}

/**
 * Runs Lighthouse on each kind of page in production mode, and on the bare baseline's catalogue; `rounds` visits each,
 * reports the median.
 */
export const runLighthouse = async ({ url: database, folder }: BenchEnvironment, rounds: number): Promise<readonly Measurement[]> => {
  const { city, slug } = await findSubjects(database)
  const own = await freePort()
  const debugging = await freePort()
  const PUBLIC_URL = `http://localhost:${own}`
  const ours = await startServer({
    script: 'cli/main.ts',
    args: ['serve'],
    folder,
    env: {
      DATABASE_URL: database,
      APP_ENV: 'production',
      PUBLIC_URL,
      JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(own),
    },
  })
  const bare = await startServer({
    script: 'config/quality/bench/baselines/bare.ts',
    folder,
    env: { DATABASE_URL: database, NODE_ENV: 'production', PUBLIC_URL, BARE_FLOOR: buildBaselines(folder).bare },
  })
  const pages: readonly (readonly [string, string, Goals | null])[] = [
    ['landing', `${PUBLIC_URL}/`, reading],
    ['catalogue', `${PUBLIC_URL}/zlobki/${city}`, reading],
    ['profile', `${PUBLIC_URL}/placowka/${slug}`, reading],
    ['map', `${PUBLIC_URL}/wszystkie-lokalizacje`, map],
    ['questions', `${PUBLIC_URL}/faq/rodzic`, text],
    ['terms', `${PUBLIC_URL}/regulamin`, text],
    ['price list', `${PUBLIC_URL}/dla-placowek/cennik`, text],
    ['page of a site', `http://${siteName}.localhost:${own}/`, reading],
    ['bare baseline, catalogue without styles', `${bare.url}/zlobki/${city}`, null],
  ]
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({
    args: [...args, `--remote-debugging-port=${debugging}`],
    ...(executablePath && { executablePath }),
    ...(env && { env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))) }),
  })
  try {
    const rows: Measurement[] = []
    for (const [name, url, goals] of pages) {
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(url, debugging))
      rows.push(...rowsOf(name, visits, goals))
    }
    return rows
  } finally {
    await browser.close()
    await Promise.all([ours.stop(), bare.stop()])
  }
}
