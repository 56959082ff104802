import { setTimeout as sleep } from 'node:timers/promises'
import { queryOnce } from './live-thread.ts'

const firstSlug = '(select min(slug) from facility where active and deleted_at is null)'

/** Gives the first facility a name. */
export const nameFacility = (url: string, name: string): Promise<unknown> =>
  queryOnce(url, `update facility set name = $1 where slug = ${firstSlug}`, [name])

/** Number in a name. */
export const numberInName = /Przedszkole Nr (\d+)\./

/** Writer that numbers the name of a facility, ten times a second. */
export interface NameWriter {
  /** Address of the profile of the facility. */
  readonly page: string
  /** Returns the last number that was written before a time (`performance.now()`). */
  writtenBefore(time: number): number
  /** Adds a text to the names from now on. */
  setSuffix(text: string): void
  /** Forgets what was written, since the database has lost some. */
  forget(): void
  stop(): Promise<void>
}

/** Starts a writer; while the database is away it tries on. */
export const startNameWriter = async (url: string): Promise<NameWriter> => {
  let number = 0
  let suffix = ''
  let written: { readonly number: number; readonly at: number }[] = []
  let stopped = false
  const write = async () => {
    const own = ++number
    await nameFacility(url, `Przedszkole Nr ${own}.${suffix}`)
    written.push({ number: own, at: performance.now() })
  }
  await write()
  const row = await queryOnce<{ slug: string }>(url, `select ${firstSlug} slug`)
  const all = (async () => {
    for (; !stopped; await sleep(100)) await write().catch(() => undefined)
  })()
  return {
    page: `/placowka/${row?.slug}`,
    writtenBefore: (time) => written.findLast(({ at }) => at <= time)?.number ?? 0,
    setSuffix: (text) => {
      suffix = text
    },
    forget: () => {
      written = []
    },
    stop: async () => {
      stopped = true
      await all
    },
  }
}
