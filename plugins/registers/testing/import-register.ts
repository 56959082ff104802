import { fileURLToPath } from 'node:url'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { operator } from '#core/access/actor.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { type EditionFixture, firstEdition } from './zlobki-fixture.ts'

/** Imports a file of the register of nurseries. */
export const importFile = (platform: Pick<TestPlatform, 'run'>, file: string) =>
  platform.run(ImportEdition, operator, { register: 'zlobki', file })

/** Imports an edition of the fake register (default: the first). */
export const importFixtureEdition = (platform: Pick<TestPlatform, 'run'>, { file }: EditionFixture = firstEdition) =>
  importFile(platform, fileURLToPath(file))
