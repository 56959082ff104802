import pg from 'pg'
import { type Plan, planOf } from './plan.ts'
import type { Row } from './row.ts'

/** What should cost the same however many rows there are. */
export interface Step {
  readonly name: string
  readonly statements: readonly string[]
  /** For one statement; absent where each row lies on a page of its own. */
  readonly buffersAtMost?: number
}

/** A step with the plan of each of its statements. */
export interface Planned extends Step {
  readonly plans: readonly Plan[]
}

/** Plans the statements of all steps in a database. */
export const planSteps = async (url: string, steps: readonly Step[]): Promise<readonly Planned[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const planned: Planned[] = []
    for (const step of steps) {
      const plans: Plan[] = []
      for (const statement of step.statements) plans.push(await planOf(client, statement))
      planned.push({ ...step, plans })
    }
    return planned
  } finally {
    await client.end()
  }
}

/** Holds the plans of a large database against those of a small one: the same steps, few pages, the same time. */
export const growthRows = (title: string, before: readonly Planned[], after: readonly Planned[]): readonly Row[] =>
  after.flatMap(({ name, plans, buffersAtMost }, at) => {
    const part = `${title}, ${name}`
    const then = before[at]?.plans ?? []
    const sum = (of: readonly Plan[], member: 'buffers' | 'milliseconds') => of.reduce((all, plan) => all + plan[member], 0)
    const other = plans.filter(({ steps }, statement) => steps !== then[statement]?.steps)
    for (const { steps } of other) process.stderr.write(`${name}: another plan: ${steps}\n`)
    return [
      { part, name: 'statements', figure: plans.length, unit: '' },
      { part, name: 'statements with another plan', figure: other.length, unit: '', goal: { kind: 'at most', figure: 0 } },
      ...plans.flatMap(({ buffers }, statement) => [
        { part, name: `buffers of statement ${statement + 1}, before`, figure: then[statement]?.buffers ?? 0, unit: '' },
        {
          part,
          name: `buffers of statement ${statement + 1}, after`,
          figure: buffers,
          unit: '',
          ...(buffersAtMost && { goal: { kind: 'at most' as const, figure: buffersAtMost } }),
        },
      ]),
      { part, name: 'time before', figure: sum(then, 'milliseconds'), unit: 'ms' },
      { part, name: 'time after', figure: sum(plans, 'milliseconds'), unit: 'ms' },
      {
        part,
        name: 'after : before',
        figure: sum(plans, 'milliseconds') / sum(then, 'milliseconds'),
        unit: '×',
        goal: { kind: 'at most', figure: 1.3 },
      },
    ] satisfies Row[]
  })
