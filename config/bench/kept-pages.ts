import { request } from 'node:http'
import pg from 'pg'
import { startServer } from './child.ts'
import type { Flags } from './flags.ts'
import type { Ground } from './ground.ts'
import { answerOf } from './load.ts'
import type { Row } from './row.ts'
import { sameBytes } from './same-answer.ts'
import { startOurs } from './servers.ts'
import { type Contest, race } from './speed.ts'
import type { Subjects } from './subjects.ts'

/** As many as an installation keeps that says nothing else. */
const megabytes = 48

const contests = ({ city, slug }: Subjects): readonly Contest[] =>
  [
    { name: 'catalogue, served again', path: `/zlobki/${city}` },
    { name: 'profile, served again', path: `/placowka/${slug}` },
  ].map(({ name, path }) => ({
    name,
    asked: { path },
    bare: 'node:http, the same bytes from memory',
    goals: { bare: { kind: 'at least', figure: 0.35 } },
    same: sameBytes,
  }))

const packedSize = (url: string, coding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'HEAD', headers: { 'accept-encoding': coding } }, ({ headers }) => resolve(Number(headers['content-length'])))
      .on('error', reject)
      .end()
  })

const slugs = async (url: string, most: number): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ slug: string }>('select slug from facility where active order by slug limit $1', [most])
  await client.end()
  return rows.map(({ slug }) => slug)
}

/** Pages that are served again beside `node:http` with the same bytes, what one takes up, and the process with as many as it may keep. */
export const measureKept = async (ground: Ground, subjects: Subjects, flags: Flags): Promise<readonly Row[]> => {
  const rows: Row[] = []
  const ours = await startOurs(ground, megabytes)
  const floor = await startServer({ script: 'config/bench/floors/memory.ts', folder: ground.folder, env: { OURS: ours.url } })
  ours.begin()
  for (const contest of contests(subjects)) {
    const { name: part, asked } = contest
    // The first answer is made, the second may be kept.
    await answerOf(ours.url, asked)
    rows.push({ part, unit: '', ...sameBytes(await answerOf(ours.url, asked), await answerOf(floor.url, asked)) })
    for (const coding of ['identity', 'gzip', 'br'])
      rows.push({ part, name: `its bytes, ${coding}`, unit: 'KB', figure: (await packedSize(ours.url + asked.path, coding)) / 1000 })
    rows.push(...(await race(contest, { ours: ours.url, bare: floor.url, vike: '' }, flags)))
  }
  const all = await slugs(ground.url, flags.quick ? 50 : 2000)
  for (const slug of all) for (const coding of ['gzip', 'br']) await packedSize(`${ours.url}/placowka/${slug}`, coding)
  await floor.stop()
  const { rssMb } = await ours.stop()
  const part = `Our process with ${megabytes} MB of pages`
  return [...rows, { part, name: `RSS after ${all.length} profiles`, figure: rssMb, unit: 'MB', goal: { kind: 'at most', figure: 400 } }]
}
