import type pg from 'pg'
import { middle } from './row.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Node[]
}

/** How PostgreSQL answers a statement: by which steps and indexes, with how many pages of 8 KB, in how many milliseconds. */
export interface Plan {
  /** Rows of an index fetched one by one or by a bitmap count as the same step. */
  readonly steps: string
  readonly buffers: number
  readonly milliseconds: number
}

const stepsOf = (node: Node): string => {
  const [only] = node.Plans ?? []
  if (node['Node Type'] === 'Bitmap Heap Scan' && only?.['Node Type'] === 'Bitmap Index Scan') return `Index Scan ${only['Index Name']}`
  const own = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
  const below = (node.Plans ?? []).map(stepsOf)
  return below.length ? `${own} (${below.join(', ')})` : own
}

/** Runs a statement eleven times and tells its plan and the middle of its times; the first run warms the cache up and counts for nothing. What it writes is taken back each time. */
export const planOf = async (client: pg.Client, sql: string): Promise<Plan> => {
  const runs: { readonly Plan: Node; readonly 'Execution Time': number }[] = []
  for (let time = 0; time < 12; time++) {
    await client.query('begin')
    const { rows } = await client.query<{ 'QUERY PLAN': typeof runs }>(`explain (analyze, buffers, format json) ${sql}`)
    await client.query('rollback')
    const [run] = rows[0]?.['QUERY PLAN'] ?? []
    if (run && time) runs.push(run)
  }
  const last = runs.at(-1)?.Plan
  if (!last) throw new Error(`No plan for ${sql}`)
  return {
    steps: stepsOf(last),
    buffers: last['Shared Hit Blocks'] + last['Shared Read Blocks'],
    milliseconds: middle(runs.map((run) => run['Execution Time'])).figure,
  }
}
