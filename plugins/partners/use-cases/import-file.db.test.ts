import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { aRow, makePartnersFixture } from '../testing/partners-fixture.ts'
import { ImportFile } from './import-file.ts'

const database = databaseForTests()

const importing = async (content: unknown) => {
  const { importRows } = await makePartnersFixture(database)
  return makeOf(ImportFile)({ importRows, files: { read: () => Effect.succeed(content) } })(operator, { file: 'partner.json' })
}

test('J6.5 CL-11 imports the rows of a file and counts the results', async () => {
  const rows = [
    aRow(),
    aRow({ email: 'druga@bajka.test' }),
    aRow({ email: 'trzecia@bajka.test', rspo: '9999', partner_facility_id: 'b-9' }),
  ]
  expect(await run(await importing({ partner: 'bobas', rows }))).toMatchObject({
    created: 2,
    linked: 0,
    failed: 1,
    rows: [{}, {}, { row: 3 }],
  })
})

test('CL-11 a file of another shape is refused with the members that are wrong', async () => {
  expect(await failureOf(await importing({ partner: 'Bobas!', rows: {} }))).toMatchObject({
    kind: 'malformed',
    detail: 'partner.json is no list of rows of a partner: partner: FIELD_INVALID; rows: FIELD_INVALID',
  })
})
