import type pg from 'pg'
import { median } from './measurement.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Node[]
}

/** Query plan of a statement: steps and indexes, buffers (pages of 8 KB), and execution time. */
export interface Plan {
  /** Index scans and bitmap index scans count as the same step. */
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

/**
 * Explains a statement twelve times and returns its plan with the median time; the first run warms up the cache and is
 * ignored. Every run is rolled back.
 */
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
    milliseconds: median(runs.map((run) => run['Execution Time'])).figure,
  }
}
