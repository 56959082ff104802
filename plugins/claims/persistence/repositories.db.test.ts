import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, ClaimDocuments, Claims } from '../domain/claims.port.ts'
import { describeClaims } from '../testing/describe-claims.ts'
import { storeFacility } from '../testing/store-facility.ts'

const platform = startForTests(testPlatform)

describeClaims(() => ({
  claims: platform.find(Claims),
  documents: platform.find(ClaimDocuments),
  codes: platform.find(ClaimCodes),
  transaction: platform.find(Transaction),
}))

test('CL-03 the code goes to the address of a register, never to one that an owner stated', async () => {
  const { id } = await storeFacility(platform, { register_email: 'rejestr@bajka.test' })
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('owner', ?, ?, '2026-11-01', '{"email": {"value": "zly@wlasciciel.test"}}', ?)`,
    [id, id, newId()],
  )
  await rowsOf(platform, `update facility set email = 'zly@wlasciciel.test' where id = ?`, [id])
  const facilities = platform.find(ClaimedFacilities)
  expect((await run(facilities.byIds([id]))).get(id)).toMatchObject({ email: 'zly@wlasciciel.test', register_email: 'rejestr@bajka.test' })
  await rowsOf(platform, `update facility_statement set gone_on = '2026-11-02' where facility_id = ? and source = 'rspo'`, [id])
  expect((await run(facilities.byIds([id]))).get(id)?.register_email).toBeNull()
})

test('CL-03 finds and locks facilities through merges; deleted ones and rubbish are not found', async () => {
  const owner = newId()
  const target = await storeFacility(platform, { owner_id: owner })
  const merged = await storeFacility(platform, { merged_into: target.id })
  const deleted = await storeFacility(platform, { deleted: true })
  const facilities = platform.find(ClaimedFacilities)
  expect([...(await run(facilities.byIds([merged.id, deleted.id, newId(), 'rubbish']))).keys()]).toEqual([merged.id])
  expect(await run(platform.find(Transaction)(facilities.lock(merged.id)))).toMatchObject({ id: target.id, owner_id: owner, active: true })
  for (const id of [deleted.id, newId(), 'rubbish']) expect(await run(facilities.lock(id))).toBeNull()
})

test('CL-01 lists the active facilities of a town, of all voivodeships or of one', async () => {
  const open = await storeFacility(platform, { city: 'Zduny' })
  const closed = await storeFacility(platform, { active: false })
  const facilities = platform.find(ClaimedFacilities)
  const ids = async (voivodeship: string | null) => (await run(facilities.inCity('krakow', voivodeship))).map(({ id }) => id)
  expect([(await ids(null)).includes(open.id), (await ids('malopolskie')).includes(open.id)]).toEqual([true, true])
  expect([(await ids('opolskie')).includes(open.id), (await ids(null)).includes(closed.id)]).toEqual([false, false])
})

test('CL-10 finds submitted claims for facilities that have got an owner since', async () => {
  const facility = await storeFacility(platform, { owner_id: newId() })
  const id = newId()
  await rowsOf(
    platform,
    `insert into claims_claim (id, account_id, facility_id, role, first_name, last_name, position, phone, email, state, submitted_at, created_at, changed_at)
     values (?, ?, ?, 'owner', 'a', 'b', 'c', 'd', 'e', 'submitted', now(), now(), now())`,
    [id, newId(), facility.id],
  )
  expect(await run(platform.find(Claims).submittedWithOwner())).toEqual([id])
})
