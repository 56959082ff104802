import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { eventually } from './deploy/database-address.ts'
import type { ChaosExperiment, Finding } from './experiment.ts'
import { queryOnce } from './live-thread.ts'
import { nameFacility, numberInName, startNameWriter } from './name-writer.ts'
import { startPageReaders } from './page-readers.ts'
import { clusterOf, killPostgres, startPostgres, stopPostgres } from './postgres.ts'
import { startServer } from './processes.ts'
import { copyCluster, type Standby, startStandby } from './standby.ts'
import { formatErrors } from './visitors.ts'

/** Throws unless a replica receives the log of a server; `null`: of none. */
const receives = async (url: string, from: string | null): Promise<void> => {
  const row = await queryOnce<{ port: number }>(url, `select sender_port port from pg_stat_wal_receiver where status = 'streaming'`)
  if (String(row?.port ?? null) !== (from === null ? 'null' : new URL(from).port)) throw new Error(`receives from ${row?.port}`)
}

/** Throws unless a facility has a name that ends so. */
const has = async (url: string, suffix: string): Promise<void> => {
  const row = await queryOnce(url, `select from facility where name like $1`, [`%${suffix}`])
  if (!row) throw new Error(`${suffix} is not there`)
}

/**
 * Reads pages of one process with four replicas, whose numbers a writer raises, while replicas lag, hang, are killed,
 * are promoted by mistake, follow a server that was, and while the primary is lost to a replica that had not
 * everything. No page may show a smaller number than one before, or what only a foreign server has.
 */
export const replicas: ChaosExperiment = {
  description: 'streaming replicas answer pages while they lag, hang, are killed and promoted: no page is older than one before',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'replicas')
    const created = await startEmbedded(path.join(dataDir, 'postgres'))
    await created.stop()
    const primaryUrl = created.url
    const port = Number(new URL(primaryUrl).port)
    const primary = clusterOf(dataDir)
    const copies = ['one', 'other', 'promoted', 'cascaded'].map((name) => copyCluster(primary, path.join(folder, name)))
    await startPostgres(dataDir, String(port))
    const standbys: Standby[] = []
    for (const copy of copies) standbys.push(await startStandby(copy, port))
    const [one, other, promoted, cascaded] = standbys
    if (!one || !other || !promoted || !cascaded) throw new Error('no replicas')
    const server = await startServer({
      DATABASE_URL: primaryUrl,
      DATABASE_REPLICA_URLS: standbys.map(({ url }) => url).join(),
      JWT_SECRETS: 'x'.repeat(40),
      DATA_DIR: path.join(folder, 'process'),
    })
    const findings: Finding[] = []
    const writer = await startNameWriter(primaryUrl)
    const { page, writtenBefore } = writer
    // A query that the page does not know is never cached.
    const paths = [page, `${page}?a=1`, `${page}/opinie`, `${page}?a=2`]
    const read = (forbidden: RegExp) =>
      startPageReaders({ url: server.url, paths, count: 4, writtenBefore, pattern: numberInName, forbidden })
    let readers = read(/Zmyślone/)
    const statements = async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text()
      const of = (name: string) => Number(new RegExp(`^kredka_page_statements_total{server="${name}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
      return { replica: of('replica'), primary: of('primary') }
    }
    const during = async (description: string, disturb: () => Promise<unknown>, expectsReplicas = true) => {
      readers.take()
      const before = await statements()
      await disturb()
      const after = await statements()
      const { pages, refused, errors, older, forbidden, slowestMs } = readers.take()
      const byReplicas = after.replica - before.replica
      findings.push({
        description: `${description}: pages, refused by overload; errors, older, foreign; statements by replicas, primary; slowest, ms`,
        figure: `${pages}, ${refused}; ${formatErrors({ errors })}, ${older}, ${forbidden}; ${byReplicas}, ${after.primary - before.primary}; ${slowestMs}`,
        ok: pages > refused && errors.size + older + forbidden === 0 && (!expectsReplicas || byReplicas > 0),
      })
    }
    const pause = () => sleep(short ? 5000 : 10_000)
    try {
      await during('replicas stream', pause)
      const lag = async () => {
        for (const standby of standbys) await standby.delay(10_000)
        await pause()
      }
      await during('all apply 10 s later', lag, false)
      for (const standby of standbys) await standby.delay(0)
      await during('they have caught up', pause)
      // The process uses one of them, so that it is among the disturbed ones at least once.
      for (const left of [one, promoted]) {
        const others = standbys.filter((standby) => standby !== left)
        await during('all but one hang', async () => {
          for (const standby of others) standby.freeze()
          await pause()
          for (const standby of others) standby.thaw()
        })
        await during('all but one are killed and started', async () => {
          for (const standby of others) standby.kill()
          await pause()
          await Promise.all(others.map((standby) => standby.start()))
        })
      }
      await during('one is promoted by mistake, with another that follows it', async () => {
        await cascaded.follow(Number(new URL(promoted.url).port))
        await eventually(() => receives(cascaded.url, promoted.url))
        await promoted.promote()
        await nameFacility(promoted.url, 'Przedszkole Nr 999999999. Zmyślone')
        await eventually(() => has(cascaded.url, 'Zmyślone'))
        await pause()
      })
      await other.follow(1)
      await eventually(() => receives(other.url, null))
      writer.setSuffix(' Przepadłe')
      await eventually(() => has(one.url, 'Przepadłe'))
      await readers.stop()
      killPostgres(dataDir)
      writer.setSuffix('')
      await other.promote()
      await other.stop()
      await other.start(port)
      await eventually(async () => {
        const { ok } = await fetch(`${server.url}/readyz`)
        if (!ok) throw new Error('not ready')
      })
      writer.forget()
      readers = read(/Zmyślone|Przepadłe/)
      await during('the primary is lost to one that had less, beside one that has more', pause, false)
      return findings
    } finally {
      await writer.stop()
      await readers.stop()
      await server.stop()
      for (const standby of standbys) await standby.stop()
      await stopPostgres(dataDir)
    }
  },
}
