import { startInstrumentedServer } from './instrumented-server.ts'
import type { Measurement } from './measurement.ts'
import { comparePlans, type PlannedStep, planSteps } from './plan-growth.ts'
import { findSubjects, type Subjects } from './subjects.ts'

const inBox = ({ west, south, east, north }: Subjects['corners']) =>
  `select f.id from facility f where f.active and f.deleted_at is null and f.merged_into is null
      and point(f.longitude, f.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north})) limit 100`

const plansOf = async (url: string): Promise<readonly PlannedStep[]> => {
  const { city, slug, corners } = await findSubjects(url)
  const { sentFor, end } = await startInstrumentedServer(url, { index: false })
  try {
    return await planSteps(url, [
      { name: 'catalogue, page 1 of the largest city', statements: (await sentFor(`/zlobki/${city}`)).own, maxBuffers: 40 },
      { name: 'profile', statements: (await sentFor(`/placowka/${slug}`)).own, maxBuffers: 40 },
      { name: 'a hundred in a box', statements: [inBox(corners)] },
    ])
  } finally {
    await end()
  }
}

/** Compares the query plans of a database with those of one with a hundred times as many rows. */
export const measureGrowth = async (small: string, large: string): Promise<readonly Measurement[]> => {
  const before = await plansOf(small)
  return comparePlans('Growth to a hundred times', before, await plansOf(large))
}
