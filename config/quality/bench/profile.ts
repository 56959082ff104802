import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchEnvironment } from './environment.ts'
import type { Flags } from './flags.ts'
import { measureThroughput } from './load.ts'
import { startServers, stopServers } from './servers.ts'
import { findSubjects } from './subjects.ts'
import { throughputTests } from './throughput.ts'

interface Frame {
  readonly functionName: string
  readonly url: string
}

interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Returns the package or group to which a function belongs. */
const packageOf = ({ functionName, url }: Frame): string => {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1]
  if (found) return /^(pg|kysely|@mikro-orm)/.test(found) ? 'pg, kysely, mikro-orm' : found
  if (/^\((program|garbage collector)\)$/.test(functionName)) return functionName
  return url.startsWith('file:') ? (url.includes('/dist/') ? 'built pages' : 'our source') : 'node'
}

const nameOf = (frame: Frame) => `${packageOf(frame)}: ${frame.functionName || '(anonymous)'}`

/** Returns the own time of each call stack, with its frames from the root. */
const stacksOf = ({ nodes, samples, timeDeltas }: CpuProfile) => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<number, number>()
  for (const [at, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[at] ?? 0))
  const stackOf = (id: number | undefined): readonly Frame[] =>
    id === undefined ? [] : [...stackOf(parents.get(id)), ...(frames.get(id) ? [frames.get(id) as Frame] : [])]
  return [...times].map(([id, time]) => ({ time, stack: stackOf(id) })).filter(({ stack }) => stack.at(-1)?.functionName !== '(idle)')
}

/** Reports time by package, by function, and by function including callees; without idle time. */
const report = (file: string): string => {
  const stacks = stacksOf(JSON.parse(readFileSync(file, 'utf8')) as CpuProfile)
  const all = stacks.reduce((sum, { time }) => sum + time, 0)
  const list = (title: string, names: (stack: readonly Frame[]) => readonly string[], limit: number) => {
    const sums = new Map<string, number>()
    for (const { time, stack } of stacks) for (const name of new Set(names(stack))) sums.set(name, (sums.get(name) ?? 0) + time)
    const lines = [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, limit)
    return [`\n${title}`, ...lines.map(([name, sum]) => `${((100 * sum) / all).toFixed(1).padStart(6)} %  ${name}`)].join('\n')
  }
  const last = (stack: readonly Frame[]) => stack.slice(-1)
  return [
    list('Own time by package', (stack) => last(stack).map(packageOf), 16),
    list('Own time by function', (stack) => last(stack).map(nameOf), 30),
    list('Total time by function', (stack) => stack.map(nameOf).filter((name) => !/^(node|\()/.test(name)), 70),
  ].join('\n')
}

/** Profiles the product and the Vike baseline under load. The profile includes the start, so the run should be long. */
export const profileServers = async (environment: BenchEnvironment, { quick }: Flags): Promise<string> => {
  const servers = await startServers(environment, true)
  const milliseconds = quick ? 500 : 10_000
  for (const { request, goals } of throughputTests(await findSubjects(environment.url))) {
    await measureThroughput(servers.ours.url, request, milliseconds)
    if (goals.vike) await measureThroughput(servers.vike.url, request, milliseconds)
  }
  await stopServers(servers)
  return (['ours', 'vike'] as const).map((name) => `\n${name}\n${report(path.join(environment.folder, `${name}.cpuprofile`))}`).join('')
}
