import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/roles.ts'
import { anonymous, signsIn } from '../testing/fuzz/callers.ts'
import { fuzzApi } from '../testing/fuzz-api.ts'
import { makeMember } from '../testing/member.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
beforeAll(async () => {
  product = await served()
  await vi.waitFor(async () => expect((await product.post('/api/v1/geo-search', { query: 'war' })).status).toBe(200), { timeout: 90_000 })
})
afterAll(() => product.end())

test('AP-04 bad input: two thousand requests made of the document, anonymous and signed in by turns, get no 5xx and no undocumented status', async () => {
  const { platform, url } = product
  const [parent, owner, support] = await Promise.all([
    makeMember(platform, url),
    makeMember(platform, url),
    makeMember(platform, url, 'support'),
  ])
  const [facility] = await rowsOf<{ id: string }>(platform, 'select id from facility order by slug limit 1')
  const facilityId = facility?.id ?? ''
  await Effect.runPromise(
    platform.find(Grants).give({ accountId: owner.id, facilityId, role: 'owner', permissions: permissionsOfRole.owner }),
  )
  const people = Object.entries({ parent, owner, support })
  const { statuses, answered, wrong } = await fuzzApi(url, {
    count: 2000,
    seed: 20_261_121,
    callers: [anonymous, ...people.map(([name, { email, password }]) => signsIn(name, url, email, password))],
    known: [facilityId, ...people.map(([, { id }]) => id)],
  })
  expect(wrong).toEqual([])
  // The requests reach the rows, whoever asks, and each way of being refused.
  for (const status of ['200', '400', '401', '404', '413', '415', '422'])
    expect([status, (statuses[status] ?? 0) > 10]).toEqual([status, true])
  for (const name of ['anonymous', 'parent', 'owner', 'support']) expect([name, (answered[name] ?? 0) > 20]).toEqual([name, true])
})
