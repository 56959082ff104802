import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { directoryState } from '#config/quality/testing/directory-state.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { operator } from '#core/access/actor.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import type { FixtureRow } from './rspo-fixture.ts'

/** Row of the RSPO register with coordinates. */
export const geoRow = (number: number, Nazwa: string, over: FixtureRow = {}): FixtureRow => ({
  'Numer RSPO': `${700_000 + number}`,
  Nazwa,
  'Numer budynku': `${number}`,
  Szerokość: `${51.2 + number / 100}`,
  ...over,
})

/** Gives each test of a file a platform of its own, with a function that imports RSPO into it. */
export const rspoImportFixture = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-rspo-'))
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await testPlatform()
  })
  afterEach(() => platform.end())
  afterAll(() => rmSync(folder, { recursive: true }))
  return {
    rowsOf: <Row extends object>(sql: string, values: readonly unknown[] = []) => rowsOf<Row>(platform, sql, values),
    find: ((token) => platform.find(token)) as TestPlatform['find'],
    run: ((useCase, ...rest) => platform.run(useCase, ...rest)) as TestPlatform['run'],
    importContent: (register: 'rspo' | 'rspo-geo', edition: string | undefined, content: string | Uint8Array, over: object = {}) => {
      const file = path.join(folder, `${register}.csv`)
      writeFileSync(file, content)
      return platform.run(ImportEdition, operator, { register, file, edition, ...over })
    },
    state: () => directoryState(platform),
  }
}
