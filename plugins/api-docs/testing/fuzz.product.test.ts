import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { anonymous, passwordCaller } from '#config/quality/testing/fuzz/callers.ts'
import { fuzzApi } from '#config/quality/testing/fuzz-api.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { waitForSearchIndex } from '#config/quality/testing/wait-for-search-index.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'

const product = startForTests(startProduct)
beforeAll(async () => {
  await waitForSearchIndex(product)
})

test('AP-04 invalid input: three thousand requests generated from the OpenAPI document, anonymous and signed in, get no 5xx and no undocumented status', async () => {
  const { platform, url } = product
  const [parent, owner, support] = await Promise.all([
    createMember(platform, url),
    createMember(platform, url),
    createMember(platform, url, 'support'),
  ])
  const [facility] = await rowsOf<{ id: string }>(platform, 'select id from facility order by slug limit 1')
  const facilityId = facility?.id ?? ''
  await Effect.runPromise(
    platform
      .find(Grants)
      .save({ accountId: owner.id, facilityId, role: 'owner', permissions: permissionsOfRole(platform.find(Permissions), 'owner') }),
  )
  const people = Object.entries({ parent, owner, support })
  const { statuses, succeeded, violations } = await fuzzApi(url, {
    count: 3000,
    seed: 20_261_121,
    callers: [anonymous, ...people.map(([name, { email, password }]) => passwordCaller(name, url, email, password))],
    knownIds: [facilityId, ...people.map(([, { id }]) => id)],
  })
  expect(violations).toEqual([])
  // The requests of every caller reach the routes, and every kind of rejection.
  for (const status of ['200', '400', '401', '404', '413', '415', '422'])
    expect([status, (statuses[status] ?? 0) > 10]).toEqual([status, true])
  for (const name of ['anonymous', 'parent', 'owner', 'support']) expect([name, (succeeded[name] ?? 0) > 20]).toEqual([name, true])
})
