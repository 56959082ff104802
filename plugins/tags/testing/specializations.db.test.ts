import { expect, test } from 'vitest'
import { decodedBody } from '#config/quality/testing/decoded-body.ts'
import { testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const platform = startForTests(testPlatform)
const server = startForTests(() => startRouteServer(platform))

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
