import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { type Claim, newClaim } from '../domain/claim.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, ClaimDocuments, Claims } from '../domain/claims.port.ts'
import { afterWrongGuess, newCode } from '../domain/code.ts'
import { claimant } from '../testing/claims-fixture.ts'
import { storeFacility } from '../testing/store-facility.ts'

const database = databaseForTests()

const claims = () => database.find(Claims)
const documents = () => database.find(ClaimDocuments)
const codes = () => database.find(ClaimCodes)
const transaction = <A, E>(step: Effect.Effect<A, E>) => database.find(Transaction)(step)
const now = new Date('2026-11-23T10:00:00.000Z')
const at = (minute: number) => new Date(now.getTime() + minute * 60_000).toISOString()
const store = async (over: Partial<Claim> = {}) => {
  const claim = { ...newClaim(newId(), { id: newId(), proposal: null }, claimant, now), ...over }
  await run(claims().add(claim))
  return claim
}

test('returns what was stored, and changes of it', async () => {
  const claim = await store({ verified_data: { name: 'Żabka „Ö”' }, location: { longitude: 19.9, latitude: 50 } })
  expect(await run(claims().byId(claim.id))).toEqual(claim)
  const changed: Claim = { ...claim, state: 'submitted', submitted_at: at(1), due_at: at(2), verified_data: {}, note: 'Nie.' }
  await run(claims().save(changed))
  expect(await run(transaction(claims().lock(claim.id)))).toEqual(changed)
  for (const id of [newId(), 'rubbish']) expect((await failureOf(claims().byId(id)))._tag).toBe('ClaimNotFound')
})

test('an account has one open claim for a facility, and any number of closed ones', async () => {
  const first = await store()
  const again = { ...first, id: newId() }
  expect((await failureOf(claims().add(again)))._tag).toBe('ClaimExists')
  await run(claims().add({ ...again, state: 'rejected' }))
  expect((await failureOf(claims().save({ ...again, state: 'submitted', submitted_at: at(0) })))._tag).toBe('ClaimExists')
  await run(claims().add({ ...again, id: newId(), account_id: newId() }))
  await run(claims().save({ ...first, state: 'withdrawn' }))
  await run(claims().save({ ...again, state: 'submitted', submitted_at: at(0) }))
})

test('lists the claims of an account, the newest first, and those that wait for a facility', async () => {
  const account_id = newId()
  const one = await store({ account_id })
  const two = await store({ account_id, created_at: at(5) })
  expect((await run(claims().ofAccount(account_id))).map(({ id }) => id)).toEqual([two.id, one.id])
  const facility_id = newId()
  await store({ facility_id })
  const waiting = await store({ facility_id, state: 'submitted', submitted_at: at(0) })
  const contested = await store({ facility_id, state: 'contested', submitted_at: at(0), answer_by: at(9) })
  expect((await run(transaction(claims().lockWaiting(facility_id)))).map(({ id }) => id)).toEqual([waiting.id, contested.id].toSorted())
  expect((await run(claims().contestedOf([facility_id]))).map(({ id }) => id)).toEqual([contested.id])
})

test('finds abandoned, unanswered and orphaned claims', async () => {
  const old = await store({ changed_at: '2026-10-01T00:00:00.000Z' })
  const contested = await store({ state: 'contested', submitted_at: at(0), answer_by: at(9) })
  const known = await store({ state: 'contested', submitted_at: at(0), answer_by: at(9), due_at: at(99) })
  const orphan = await store({ account_id: null, state: 'submitted', submitted_at: at(0) })
  const abandoned = await run(claims().abandonedBefore('2026-10-02T00:00:00.000Z'))
  expect([abandoned.includes(old.id), abandoned.includes(contested.id)]).toEqual([true, false])
  expect((await run(claims().unansweredBy(at(8)))).includes(contested.id)).toBe(false)
  const unanswered = await run(claims().unansweredBy(at(9)))
  expect([unanswered.includes(contested.id), unanswered.includes(known.id)]).toEqual([true, false])
  expect((await run(claims().orphaned())).includes(orphan.id)).toBe(true)
})

test('keeps documents until they are removed, and finds those of claims decided long ago', async () => {
  const claim = await store({ state: 'accepted', decided_at: at(1) })
  const document = {
    id: newId(),
    claim_id: claim.id,
    account_id: newId(),
    upload_id: newId(),
    kind: 'other',
    mime: 'x/y',
    size: 3,
    added_at: at(0),
  } as const
  await run(documents().add(document))
  expect(await run(documents().of([claim.id]))).toEqual([document])
  expect([await run(documents().of([])), await run(documents().decidedBefore(at(1), 9))]).toEqual([[], []])
  expect((await run(documents().decidedBefore(at(2), 9))).map(({ id }) => id)).toEqual([document.id])
  await run(documents().remove([document.id]))
  expect(await run(documents().of([claim.id]))).toEqual([])
})

test('a new code ends those before it; wrong guesses are counted by account and facility', async () => {
  const claim = await store()
  const of = { id: claim.id, account_id: claim.account_id ?? '', facility_id: claim.facility_id }
  const first = newCode(of, String, now).stored
  const second = newCode(of, String, new Date(at(1))).stored
  await run(codes().replace(first))
  await run(codes().replace(second))
  expect(await run(transaction(codes().lockNewest(claim.id)))).toEqual(second)
  await run(codes().save(afterWrongGuess(second, new Date(at(2)))))
  const wrong = (accountId: string, since: string) => run(codes().countWrong(accountId, claim.facility_id, since))
  expect([await wrong(of.account_id, at(0)), await wrong(of.account_id, at(3)), await wrong(newId(), at(0))]).toEqual([1, 0, 0])
  expect(await run(transaction(codes().lockNewest(newId())))).toBeNull()
})

test('CL-03 the code goes to the address of a register, never to one that an owner stated', async () => {
  const { id } = await storeFacility(database, { register_email: 'rejestr@bajka.test' })
  await rowsOf(
    database,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('owner', ?, ?, '2026-11-01', '{"email": {"value": "zly@wlasciciel.test"}}', ?)`,
    [id, id, newId()],
  )
  await rowsOf(database, `update facility set email = 'zly@wlasciciel.test' where id = ?`, [id])
  const facilities = database.find(ClaimedFacilities)
  expect((await run(facilities.byIds([id]))).get(id)).toMatchObject({ email: 'zly@wlasciciel.test', register_email: 'rejestr@bajka.test' })
  await rowsOf(database, `update facility_statement set gone_on = '2026-11-02' where facility_id = ? and source = 'rspo'`, [id])
  expect((await run(facilities.byIds([id]))).get(id)?.register_email).toBeNull()
})

test('CL-03 finds and locks facilities through merges; deleted ones and rubbish are not found', async () => {
  const owner = newId()
  const target = await storeFacility(database, { owner_id: owner })
  const merged = await storeFacility(database, { merged_into: target.id })
  const deleted = await storeFacility(database, { deleted: true })
  const facilities = database.find(ClaimedFacilities)
  expect([...(await run(facilities.byIds([merged.id, deleted.id, newId(), 'rubbish']))).keys()]).toEqual([merged.id])
  expect(await run(transaction(facilities.lock(merged.id)))).toMatchObject({ id: target.id, owner_id: owner, active: true })
  for (const id of [deleted.id, newId(), 'rubbish']) expect(await run(facilities.lock(id))).toBeNull()
})

test('CL-01 lists the active facilities of a town, of all voivodeships or of one', async () => {
  const open = await storeFacility(database, { city: 'Zduny' })
  const closed = await storeFacility(database, { active: false })
  const facilities = database.find(ClaimedFacilities)
  const ids = async (voivodeship: string | null) => (await run(facilities.inCity('krakow', voivodeship))).map(({ id }) => id)
  expect([(await ids(null)).includes(open.id), (await ids('malopolskie')).includes(open.id)]).toEqual([true, true])
  expect([(await ids('opolskie')).includes(open.id), (await ids(null)).includes(closed.id)]).toEqual([false, false])
})

test('CL-10 finds submitted claims for facilities that have got an owner since', async () => {
  const facility = await storeFacility(database, { owner_id: newId() })
  const id = newId()
  await rowsOf(
    database,
    `insert into claims_claim (id, account_id, facility_id, role, first_name, last_name, position, phone, email, state, submitted_at, created_at, changed_at)
     values (?, ?, ?, 'owner', 'a', 'b', 'c', 'd', 'e', 'submitted', now(), now(), now())`,
    [id, newId(), facility.id],
  )
  expect(await run(claims().submittedWithOwner())).toEqual([id])
})
