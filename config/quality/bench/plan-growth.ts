import pg from 'pg'
import type { Measurement } from './measurement.ts'
import { type Plan, planOf } from './plan.ts'

/** Operation whose cost should not depend on the number of rows. */
export interface Step {
  readonly name: string
  readonly statements: readonly string[]
  /** Maximum buffers per statement; missing when each row is on its own page. */
  readonly maxBuffers?: number
}

/** Step with the plans of its statements. */
export interface PlannedStep extends Step {
  readonly plans: readonly Plan[]
}

/** Plans the statements of all steps in a database. */
export const planSteps = async (url: string, steps: readonly Step[]): Promise<readonly PlannedStep[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const planned: PlannedStep[] = []
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

/** Compares the plans of a large database with those of a small one: same steps, few buffers, same time. */
export const comparePlans = (title: string, before: readonly PlannedStep[], after: readonly PlannedStep[]): readonly Measurement[] =>
  after.flatMap(({ name, plans, maxBuffers }, at) => {
    const part = `${title}, ${name}`
    const earlier = before[at]?.plans ?? []
    const sum = (of: readonly Plan[], member: 'buffers' | 'milliseconds') => of.reduce((all, plan) => all + plan[member], 0)
    const changed = plans.filter(({ steps }, statement) => steps !== earlier[statement]?.steps)
    for (const { steps } of changed) process.stderr.write(`${name}: different plan: ${steps}\n`)
    return [
      { part, name: 'statements', figure: plans.length, unit: '' },
      { part, name: 'statements with a different plan', figure: changed.length, unit: '', goal: { kind: 'at most', figure: 0 } },
      ...plans.flatMap(({ buffers }, statement) => [
        { part, name: `buffers of statement ${statement + 1}, before`, figure: earlier[statement]?.buffers ?? 0, unit: '' },
        {
          part,
          name: `buffers of statement ${statement + 1}, after`,
          figure: buffers,
          unit: '',
          ...(maxBuffers && { goal: { kind: 'at most' as const, figure: maxBuffers } }),
        },
      ]),
      { part, name: 'time before', figure: sum(earlier, 'milliseconds'), unit: 'ms' },
      { part, name: 'time after', figure: sum(plans, 'milliseconds'), unit: 'ms' },
      {
        part,
        name: 'after : before',
        figure: sum(plans, 'milliseconds') / sum(earlier, 'milliseconds'),
        unit: '×',
        goal: { kind: 'at most', figure: 1.3 },
      },
    ] satisfies Measurement[]
  })
