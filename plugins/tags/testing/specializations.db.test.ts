import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodedBody } from '#config/quality/testing/decoded-body.ts'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { type RouteServer, startRouteServer } from '#config/quality/testing/route-server.ts'

let platform: TestPlatform
let server: RouteServer
beforeAll(async () => {
  platform = await testPlatform()
  server = await startRouteServer(platform)
})
afterAll(async () => {
  server.end()
  await platform.end()
})

test('TG-01 the category of specializations holds its eight tags', async () => {
  const response = (await decodedBody({ platform }, '/api/v1/tag', await fetch(`${server.url}/api/v1/tag?category=specialization`))) as {
    items: readonly { param: string }[]
  }
  expect(response.items.map(({ param }) => param).toSorted()).toEqual([
    'klub-malucha-dzieciecy',
    'oddzial-przedszkolny',
    'opiekun-dzienny',
    'przedszkole',
    'punkt-przedszkolny',
    'szkola-podstawowa',
    'zespol-wychowania-przedszkolnego',
    'zlobek',
  ])
})
