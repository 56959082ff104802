import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeMessageSignatures } from '#adapters/memory/message-signatures.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { aRow, makePartnersFixture } from '../testing/partners-fixture.ts'
import { ImportSigned } from './import-signed.ts'

const database = databaseForTests()

const secret = 's'.repeat(32)
const setUp = async () => {
  const fixture = await makePartnersFixture(database)
  const signatures = makeMessageSignatures()
  const importSigned = makeOf(ImportSigned)({ ...fixture, signatures, settings: { PARTNERS_KEYS: `bobas:klucz-bobas:${secret}` } })
  const timestamp = Math.floor(fixture.clock.now().getTime() / 1000)
  const sign = (payload: string, at = timestamp) => signatures.sign(secret, `${at}.${payload}`)
  const request = (payload: string) => ({ partner: 'bobas', key: 'klucz-bobas', timestamp, payload, signature: sign(payload) })
  return { ...fixture, importSigned, request, sign, timestamp }
}
const payload = JSON.stringify([aRow(), aRow({ email: 'x' })])

test('CL-11 imports signed rows; repeated, they are linked', async () => {
  const { importSigned, request } = await setUp()
  expect(await run(importSigned(visitor, request(payload)))).toMatchObject({
    created: 1,
    linked: 0,
    failed: 1,
    rows: [
      { row: 1, result: 'created' },
      { row: 2, result: 'error/account-creation-failed', detail: 'email: EMAIL_FIELD_INVALID' },
    ],
  })
  expect(await run(importSigned(visitor, request(payload)))).toMatchObject({ created: 0, linked: 1, failed: 1 })
})

test('CL-11 a wrong partner, key, signature, payload or time is refused alike', async () => {
  const { importSigned, request, sign, timestamp, accounts } = await setUp()
  const good = request(payload)
  for (const wrong of [
    { partner: 'inny' },
    { key: 'inny-klucz' },
    { signature: createHmac('sha256', 'x').update('y').digest('hex') },
    { payload: `${payload} ` },
    { timestamp: timestamp + 1 },
    { timestamp: timestamp - 301, signature: sign(payload, timestamp - 301) },
    { timestamp: timestamp + 301, signature: sign(payload, timestamp + 301) },
  ])
    expect(await failureOf(importSigned(visitor, { ...good, ...wrong }))).toMatchObject({ _tag: 'Unauthorized', kind: 'unauthenticated' })
  expect(accounts.size).toBe(0)
})

test('CL-11 a signed payload that is no list is refused', async () => {
  const { importSigned, request } = await setUp()
  for (const wrong of ['', '{', '{}', '7'])
    expect(await failureOf(importSigned(visitor, request(wrong)))).toMatchObject({
      kind: 'invalid',
      schema: { payload: ['FIELD_INVALID'] },
    })
})
