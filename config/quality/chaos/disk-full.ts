import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosExperiment } from './experiment.ts'
import { startServer } from './processes.ts'
import { sendWriters } from './writers.ts'

/** Fills the disk of a folder to its last byte; returns the file. */
const fillDisk = (folder: string): string => {
  const file = path.join(folder, 'filler')
  const handle = openSync(file, 'w')
  for (let size = 1 << 20; size >= 1; ) {
    try {
      writeSync(handle, Buffer.alloc(size, 1))
    } catch {
      size >>= 1
    }
  }
  closeSync(handle)
  return file
}

const filesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Fills the disk under writers, several times, and frees it again. */
export const diskFull: ChaosExperiment = {
  description: 'the disk of DATA_DIR is full under four writers, and is freed again',
  run: async ({ folder, short }) => {
    const disk = path.join(folder, 'disk')
    mkdirSync(disk)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk]).status !== 0)
      return [{ description: 'skipped: this machine does not allow mounting a small disk', figure: '–' }]
    const server = await startServer({ DATA_DIR: path.join(disk, 'data'), PAGE_CACHE_MB: '0' })
    const full = new Map<string, number>()
    const ready = new Set<string>()
    let slowestRecovery = 0
    const acknowledgedAfter: number[] = []
    try {
      for (let round = 0; round < (short ? 1 : 5); round++) {
        const filler = fillDisk(disk)
        const writers = sendWriters(server.url, 4)
        await sleep(short ? 2000 : 5000)
        const check = await server.get('/readyz')
        ready.add(`${check.status} ${((await check.json()) as { checks: Record<string, string> }).checks['disk']}`)
        await writers.stop()
        for (const [error, count] of writers.errors) full.set(error, (full.get(error) ?? 0) + count)
        rmSync(filler)
        const freed = performance.now()
        while (!(await server.get('/readyz')).ok && performance.now() - freed < 60_000) await sleep(20)
        slowestRecovery = Math.max(slowestRecovery, (performance.now() - freed) / 1000)
        const afterwards = sendWriters(server.url, 1)
        await sleep(1000)
        await afterwards.stop()
        acknowledgedAfter.push(afterwards.ledger.acknowledged.size)
      }
      const drafts = filesIn(path.join(disk, 'data')).filter((file) => /\.(draft|part|new)$/.test(file))
      return [
        {
          description: 'answers to writers while the disk was full',
          figure: [...full].map(([error, count]) => `${error} ${count}`).join(', '),
          ok: [...full.keys()].join() === '503',
        },
        { description: '/readyz while the disk was full', figure: [...ready].join('; '), ok: [...ready].join() === '503 full' },
        {
          description: 'longest time until ready after the disk was freed, s',
          figure: Number(slowestRecovery.toFixed(2)),
          ok: slowestRecovery <= 5,
        },
        {
          description: 'messages accepted afterwards, by round',
          figure: acknowledgedAfter.join(' '),
          ok: acknowledgedAfter.every((n) => n > 0),
        },
        { description: 'drafts left', figure: drafts.length, ok: drafts.length === 0 },
      ]
    } finally {
      const { code } = await server.stop()
      spawnSync('umount', [disk])
      if (code !== 0) process.stderr.write(`the server ended with ${code}\n`)
    }
  },
}
