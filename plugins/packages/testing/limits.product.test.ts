import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { runCommand } from '#config/quality/testing/run-command.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { plugins } from '#plugins/server.gen.ts'
import { plugin as limited } from './limited-plugin.ts'

const platform = startForTests(() => testPlatform({ plugins: [...plugins, limited] }))
const server = startForTests(() => startRouteServer(platform))

const kredka = (...args: readonly string[]) => runCommand(args, { DATABASE_URL: platform.databaseUrl })
const post = async (path: string, body: object) => {
  const response = await fetch(`${server.url}/api/limited/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, ...((await response.json()) as { code?: string; message?: string }) }
}
const registered = () => storeStanding(platform, { status: 'registered', validUntil: null })

test('PK-02 ER-05 the API refuses what exceeds a limit with its message', async () => {
  const facility_id = await registered()
  expect(await post('edit', { facility_id })).toMatchObject({ status: 200 })
  expect(await post('edit', { facility_id })).toMatchObject({
    status: 429,
    code: 'error/limit-reached',
    message: 'Limit akcji w miesiącu wykorzystany',
  })
  expect(await post('publish', { facility_id })).toMatchObject({ status: 403, code: 'error/premium-required' })
})

test('J2.7 PK-06 with a package the same calls succeed', async () => {
  const facility_id = await storeStanding(platform, { status: 'premium', validUntil: '2999-01-01T00:00:00.000Z' })
  for (let n = 0; n < 3; n++) expect((await post('edit', { facility_id })).status).toBe(200)
  expect((await post('publish', { facility_id })).status).toBe(200)
  expect((await post('photo', { facility_id, count: 40 })).status).toBe(200)
})

test('J4.7 kredka limits set changes a value for the running server, which accepts the fourth photo', async () => {
  const facility_id = await registered()
  expect((await post('photo', { facility_id, count: 4 })).status).toBe(429)
  const set = await kredka('limits', 'set', 'photos', '--registered', '4')
  expect(set).toEqual({ code: 0, stdout: 'photos: free 3, registered 4, premium 40 (items)\n', stderr: '' })
  expect((await post('photo', { facility_id, count: 4 })).status).toBe(200)
  expect((await post('photo', { facility_id, count: 5 })).status).toBe(429)
  const entries = await rowsOf(platform, `select actor, about from audit_entry where action = 'packages.limit-changed'`)
  expect(entries).toEqual([
    {
      actor: 'operator',
      about: {
        limit: 'photos',
        before: { free: 3, registered: 3, premium: 40 },
        after: { free: 3, registered: 4, premium: 40 },
      },
    },
  ])
})

test('PK-01 kredka limits list prints the values in force, as text and as JSON', async () => {
  const { stdout } = await kredka('limits', 'list')
  expect(stdout).toContain('amenity_edits_per_month: free 1, registered 1, premium unlimited (times per month)\n')
  expect(stdout).toContain('recruitment_text: free no, registered no, premium yes\n')
  const { code, stdout: json } = await kredka('limits', 'list', '--json')
  expect([code, JSON.parse(json)]).toMatchObject([
    0,
    expect.arrayContaining([expect.objectContaining({ key: 'description_chars', value_premium: 10_000 })]),
  ])
})

test.each([
  ['a value that is none', ['photos', '--free', 'many'], /free: /],
  ['a switch for a number', ['photos', '--free', 'yes'], /value_free: /],
  ['more photos than a page shows', ['photos', '--premium', 'unlimited'], /value_premium: /],
  ['an unknown limit', ['nothing', '--free', '1'], /There is no such limit/],
  ['no value', ['photos'], /--free, --registered and --premium/],
])('kredka limits set with %s exits with 1 and says so', async (_, args, message) => {
  const { code, stdout, stderr } = await kredka('limits', 'set', ...args)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
})
