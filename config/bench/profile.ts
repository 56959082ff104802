import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Flags } from './flags.ts'
import type { Ground } from './ground.ts'
import { load } from './load.ts'
import { startServers, stopServers } from './servers.ts'
import { contests } from './speed.ts'
import { findSubjects } from './subjects.ts'

interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string; readonly url: string } }[]
  readonly samples: readonly number[]
}

/** Which package a function belongs to, as far as one asks: the rest of node_modules by its own name. */
const packageOf = (name: string, url: string): string => {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1]
  if (found) return /^(pg|kysely|@mikro-orm)/.test(found) ? 'pg, kysely, mikro-orm' : found
  if (/^\((program|garbage collector)\)$/.test(name)) return name
  return url.startsWith('file:') ? (url.includes('/dist/') ? 'built pages' : 'our source') : 'node'
}

const share = (count: number, all: number): string => `${((100 * count) / all).toFixed(1).padStart(6)} %`

/** Self time of a profile by package and by function, without idling. */
const report = (file: string): string => {
  const { nodes, samples } = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const busy = samples.flatMap((id) => frames.get(id) ?? []).filter(({ functionName }) => functionName !== '(idle)')
  const counted = (of: (frame: (typeof busy)[number]) => string, most: number) =>
    [...Map.groupBy(busy, of)]
      .map(([name, { length }]) => ({ name, length }))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, most)
      .map(({ name, length }) => `${share(length, busy.length)}  ${name}`)
      .join('\n')
  const byPackage = counted(({ functionName, url }) => packageOf(functionName, url), 16)
  return `${byPackage}\n\n${counted(({ functionName, url }) => `${packageOf(functionName, url)}: ${functionName || '(anonymous)'}`, 30)}\n`
}

/** Loads ours and Vike's floor under the profiler and tells where their time goes. The start is in it, so a run should be long. */
export const profileServers = async (ground: Ground, { quick }: Flags): Promise<string> => {
  const servers = await startServers(ground, true)
  const milliseconds = quick ? 500 : 10_000
  for (const { path } of contests(await findSubjects(ground.url))) {
    await load(servers.ours.url + path, milliseconds)
    await load(servers.vike.url + path, milliseconds)
  }
  await stopServers(servers)
  return (['ours', 'vike'] as const)
    .map((name) => `\n${name}: self time\n${report(path.join(ground.folder, `${name}.cpuprofile`))}`)
    .join('')
}
