import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach } from 'vitest'
import { directoryState } from '#config/quality/testing/directory-state.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { operator } from '#core/access/actor.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { firstEdition, secondEdition } from './zlobki-fixture.ts'

/** Files of both fake editions of the register of nurseries. */
export const firstFile = fileURLToPath(firstEdition.file)
export const secondFile = fileURLToPath(secondEdition.file)
/** Content of the first edition. */
export const firstText = readFileSync(firstFile, 'utf8')

/** Gives each test of a file a platform of its own, with functions that import into it. */
export const importFixture = () => {
  let platform: TestPlatform
  const platforms: TestPlatform[] = []
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-import-'))
  beforeEach(async () => {
    platform = await testPlatform()
    platforms.push(platform)
  })
  afterAll(async () => {
    for (const one of platforms) await one.end()
    rmSync(folder, { recursive: true })
  })
  const importFile = (file: string, over: object = {}) => platform.run(ImportEdition, operator, { register: 'zlobki', file, ...over })
  return {
    folder,
    take: importFile,
    rowsOf: <Row extends object>(sql: string) => rowsOf<Row>(platform, sql),
    run: ((useCase, ...rest) => platform.run(useCase, ...rest)) as TestPlatform['run'],
    /** Returns the failure of an import, or `null`. */
    importFailure: (file: string, over: object = {}) =>
      importFile(file, over).then(
        () => null,
        (failure: { _tag: string; kind: string; detail: string }) => failure,
      ),
    writeFile: (name: string, content: string | Uint8Array) => {
      const file = path.join(folder, name)
      writeFileSync(file, content)
      return file
    },
    state: () => directoryState(platform),
  }
}
