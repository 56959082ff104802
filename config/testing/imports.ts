import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { firstEdition, secondEdition } from '#plugins/registers/testing/zlobki-made.ts'
import { ImportEdition } from '#plugins/registers/use-cases/import-edition.ts'
import { directoryState } from './directory-state.ts'
import { rowsOf, type TestPlatform, testPlatform } from './platform.ts'

/** The files of both made editions of the register of nurseries. */
export const [first, second] = [fileURLToPath(firstEdition.file), fileURLToPath(secondEdition.file)]
/** The first of them. */
export const text = readFileSync(first, 'utf8')

/** Gives each test of a file a platform of its own, with ways to import into it. */
export const imports = () => {
  let platform: TestPlatform
  const ending: TestPlatform[] = []
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-import-'))
  beforeEach(async () => {
    platform = await testPlatform()
    ending.push(platform)
  })
  afterAll(async () => {
    for (const one of ending) await one.end()
    rmSync(folder, { recursive: true })
  })
  const take = (file: string, over: object = {}) => platform.run(ImportEdition, operator, { register: 'zlobki', file, ...over })
  return {
    folder,
    take,
    rowsOf: <Row extends object>(sql: string) => rowsOf<Row>(platform, sql),
    run: ((useCase, ...rest) => platform.run(useCase, ...rest)) as TestPlatform['run'],
    /** What an import is refused with, or `null`. */
    refusal: (file: string, over: object = {}) =>
      take(file, over).then(
        () => null,
        (failure: { _tag: string; kind: string; detail: string }) => failure,
      ),
    written: (name: string, content: string | Uint8Array) => {
      const file = path.join(folder, name)
      writeFileSync(file, content)
      return file
    },
    state: () => directoryState(platform),
  }
}
