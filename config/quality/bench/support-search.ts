import pg from 'pg'
import { newId } from '#core/kernel/ids.ts'
import { plugins } from '#plugins/server.gen.ts'
import { startInstrumentedServer } from './instrumented-server.ts'
import type { Measurement } from './measurement.ts'
import { planSteps, type Step } from './plan-growth.ts'

const part = 'Search of support over all facilities, by plan'

/** Goal for each search, milliseconds, at any number of facilities that the bench generates. */
const maxMs = 50

/** Texts that support may type: parts of one stored facility, and words that many have. */
const textsOf = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; city: string; email: string; number: string }>(
      `select f.name, f.city, f.email, s.number from facility f join facility_statement s on s.facility_id = f.id
        where f.email is not null and length(f.name) > 12 order by f.id limit 1 offset 500`,
    )
    const [one] = rows
    if (!one) throw new Error('The database has no facility with an e-mail address')
    return {
      'name and city': `${one.name} ${one.city}`,
      'city alone': one.city,
      'beginning of an e-mail address': one.email.slice(0, one.email.indexOf('@') + 1),
      'register number': one.number,
      'a word of most names': 'przedszkole',
    }
  } finally {
    await client.end()
  }
}

/** Measures support's search by name, city, e-mail address and register number: execution time of its statements. */
export const measureSupportSearch = async (url: string): Promise<readonly Measurement[]> => {
  const { platform, sentBy, end } = await startInstrumentedServer(url, { index: false })
  try {
    const endpoint = plugins
      .flatMap(({ endpoints = [] }) => endpoints)
      .find(({ method, path }) => method === 'get' && path === '/api/v1/support/facility')
    if (!endpoint) throw new Error('No plugin lists facilities for support')
    const support = { kind: 'user', id: newId(), type: 'support', session: newId(), address: '203.0.113.1', perms: {} } as const
    const steps: Step[] = []
    for (const [name, q] of Object.entries(await textsOf(url))) {
      const { own } = await sentBy(() => platform.run(endpoint.handler, support, { q }))
      steps.push({ name, statements: own })
    }
    return (await planSteps(url, steps)).map(({ name, plans }) => ({
      part,
      name,
      unit: 'ms',
      goal: { kind: 'at most', figure: maxMs },
      figure: plans.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    }))
  } finally {
    await end()
  }
}
