import pg from 'pg'
import { type Plan, planOf } from './plan.ts'
import type { Row } from './row.ts'
import { findSubjects, type Subjects } from './subjects.ts'
import { watch } from './watched.ts'

/** A read that should cost the same however many facilities there are. */
interface Read {
  readonly name: string
  readonly statements: readonly string[]
  /** For one statement; absent where each row lies on a page of its own. */
  readonly buffersAtMost?: number
}

const inBox = ({ west, south, east, north }: Subjects['corners']) =>
  `select f.id from facility f where f.active and f.deleted_at is null and f.merged_into is null
      and point(f.longitude, f.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north})) limit 100`

const readsOf = async (url: string): Promise<readonly Read[]> => {
  const { city, slug, corners } = await findSubjects(url)
  const { sentFor, end } = await watch(url, { index: false })
  try {
    return [
      { name: 'catalogue, page 1 of the largest city', statements: (await sentFor(`/zlobki/${city}`)).own, buffersAtMost: 40 },
      { name: 'profile', statements: (await sentFor(`/placowka/${slug}`)).own, buffersAtMost: 40 },
      { name: 'a hundred in a box', statements: [inBox(corners)] },
    ]
  } finally {
    await end()
  }
}

const plansOf = async (url: string): Promise<readonly (Read & { readonly plans: readonly Plan[] })[]> => {
  const reads = await readsOf(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const planned: (Read & { plans: Plan[] })[] = []
    for (const read of reads) {
      const plans: Plan[] = []
      for (const statement of read.statements) plans.push(await planOf(client, statement))
      planned.push({ ...read, plans })
    }
    return planned
  } finally {
    await client.end()
  }
}

/** Holds the plans of a database against those of one with a hundred times as many rows: the same steps, few pages, the same time. */
export const measureGrowth = async (small: string, large: string): Promise<readonly Row[]> => {
  const before = await plansOf(small)
  const after = await plansOf(large)
  return after.flatMap(({ name, plans, buffersAtMost }, at) => {
    const part = `Growth to a hundred times, ${name}`
    const then = before[at]?.plans ?? []
    const sum = (of: readonly Plan[], member: 'buffers' | 'milliseconds') => of.reduce((all, plan) => all + plan[member], 0)
    const other = plans.filter(({ steps }, statement) => steps !== then[statement]?.steps)
    for (const { steps } of other) process.stderr.write(`${name}: another plan: ${steps}\n`)
    return [
      { part, name: 'statements', figure: plans.length, unit: '' },
      { part, name: 'statements with another plan', figure: other.length, unit: '', goal: { is: 'at most', figure: 0 } },
      ...plans.flatMap(({ buffers }, statement) => [
        { part, name: `buffers of statement ${statement + 1}, before`, figure: then[statement]?.buffers ?? 0, unit: '' },
        {
          part,
          name: `buffers of statement ${statement + 1}, after`,
          figure: buffers,
          unit: '',
          ...(buffersAtMost && { goal: { is: 'at most' as const, figure: buffersAtMost } }),
        },
      ]),
      { part, name: 'time before', figure: sum(then, 'milliseconds'), unit: 'ms' },
      { part, name: 'time after', figure: sum(plans, 'milliseconds'), unit: 'ms' },
      {
        part,
        name: 'after : before',
        figure: sum(plans, 'milliseconds') / sum(then, 'milliseconds'),
        unit: '×',
        goal: { is: 'at most', figure: 1.3 },
      },
    ] satisfies Row[]
  })
}
