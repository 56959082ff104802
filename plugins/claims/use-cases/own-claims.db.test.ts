import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { AddDocument, RemoveDocument } from './documents.ts'
import { ChangeClaim, ListClaims, WithdrawClaim } from './own-claims.ts'

const database = databaseForTests()

test('CL-03 each step is saved by itself, and the wizard resumes at the first one that is not done', async () => {
  const fixture = makeClaimsFixture(database)
  const change = makeOf(ChangeClaim)(fixture)
  const { id } = await fixture.addClaim((await fixture.add()).id, { verified_data: null, location: null })
  const step = async () => (await run(makeOf(ListClaims)(fixture)(fixture.user, {}))).claims[0]?.step
  expect(await step()).toBe('data')
  await run(change(fixture.user, { id, verified_data: { phone: '12 345 67 89' } }))
  expect(await step()).toBe('place')
  await run(change(fixture.user, { id, location: { longitude: 20, latitude: 50 } }))
  expect(await step()).toBe('proof')
  await fixture.addFile(id)
  expect(await step()).toBe('finish')
  expect(await fixture.claimOf(id)).toMatchObject({
    verified_data: { phone: '12 345 67 89' },
    location: { longitude: 20 },
    first_name: 'Joanna',
  })
})

test('a claim of somebody else is not found, one that waits is not changed', async () => {
  const fixture = makeClaimsFixture(database)
  const stranger = aUser({ id: newId() })
  const { id } = await fixture.addClaim((await fixture.add()).id)
  const waiting = await fixture.addClaim((await fixture.add()).id, { state: 'submitted', submitted_at: '2026-11-23T10:00:00.000Z' })
  for (const operation of [
    makeOf(ChangeClaim)(fixture)(stranger, { id, position: 'kucharka' }),
    makeOf(AddDocument)(fixture)(stranger, { id, upload_id: newId(), kind: 'other' }),
    makeOf(RemoveDocument)(fixture)(stranger, { id, document: newId() }),
    makeOf(WithdrawClaim)(fixture)(stranger, { id }),
    makeOf(ChangeClaim)(fixture)(stranger, { id: 'rubbish' }),
  ])
    expect((await failureOf<unknown, { readonly _tag: string }>(operation))._tag).toBe('ClaimNotFound')
  expect(await failureOf(makeOf(ChangeClaim)(fixture)(fixture.user, { id: waiting.id, position: 'x' }))).toMatchObject({
    _tag: 'ClaimClosed',
    detail: 'submitted',
  })
})

test('CL-04 a document of somebody else, a used one and an eleventh one are refused', async () => {
  const fixture = makeClaimsFixture(database)
  const addDocument = makeOf(AddDocument)(fixture)
  const { id } = await fixture.addClaim((await fixture.add()).id)
  const own = newId()
  const foreign = newId()
  fixture.uploads.set(own, fixture.user.id).set(foreign, newId())
  const add = (upload_id: string) => addDocument(fixture.user, { id, upload_id, kind: 'registry_entry' })
  expect((await run(add(own))).documents).toMatchObject([{ kind: 'registry_entry', mime: 'application/pdf' }])
  for (const upload_id of [own, foreign, newId()])
    expect(await failureOf(add(upload_id))).toMatchObject({ schema: { upload_id: ['claims.document.unknown'] } })
  for (let n = 1; n < 10; n++) await fixture.addFile(id)
  expect(await failureOf(add(newId()))).toMatchObject({ schema: { upload_id: ['claims.document.too-many'] } })
})

test('CL-04 removing a document and withdrawing the claim delete the files', async () => {
  const fixture = makeClaimsFixture(database)
  const { id } = await fixture.addClaim((await fixture.add()).id)
  const one = await fixture.addFile(id)
  const two = await fixture.addFile(id)
  expect((await run(makeOf(RemoveDocument)(fixture)(fixture.user, { id, document: one.id }))).documents).toHaveLength(1)
  expect(await failureOf(makeOf(RemoveDocument)(fixture)(fixture.user, { id, document: one.id }))).toMatchObject({ _tag: 'ClaimNotFound' })
  expect(await run(makeOf(WithdrawClaim)(fixture)(fixture.user, { id }))).toMatchObject({ state: 'withdrawn', documents: [] })
  expect(fixture.detached).toEqual([one.upload_id, two.upload_id])
  expect((await failureOf(makeOf(WithdrawClaim)(fixture)(fixture.user, { id })))._tag).toBe('ClaimClosed')
})
