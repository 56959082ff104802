import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { ConfirmCode, SendCode } from './confirm-code.ts'
import { ListClaims } from './own-claims.ts'

const database = databaseForTests()

const setUp = async (over: Parameters<ReturnType<typeof makeClaimsFixture>['add']>[0] = {}) => {
  const fixture = makeClaimsFixture(database)
  const facility = await fixture.add(over)
  const { id } = await fixture.addClaim(facility.id, { verified_data: { name: 'Inna', phone: '12 345 67 89' } })
  const sendCode = makeOf(SendCode)(fixture)
  const confirmCode = makeOf(ConfirmCode)(fixture)
  const send = () => run(sendCode(fixture.user, { id }))
  const sentCode = () => fixture.mailQueue.sent.at(-1)?.values['code'] ?? ''
  const wrongCode = () => (sentCode() === '000 000' ? '111 111' : '000 000')
  const confirm = (code: string, user = fixture.user) => confirmCode(user, { id, code })
  const tagOf = async (code: string, user = fixture.user) => (await failureOf(confirm(code, user)))._tag
  return { ...fixture, facility, id, send, sendCode, confirmCode, confirm, sentCode, wrongCode, tagOf }
}

test('CL-03 CL-07 the code goes to the register’s mailbox, and accepts the claim at once', async () => {
  const { send, sentCode, confirm, mailQueue, facility, user, id, renewed, verified, recorded, grants, events, stateOf } = await setUp({
    email: 'nowy-adres@wlasciciel.test',
  })
  expect(await send()).toEqual({ email: 'b•••@b•••.test', expires_at: '2026-11-23T10:15:00.000Z' })
  expect(mailQueue.sent).toMatchObject([
    { to: 'biuro@bajka.test', language: 'pl', template: 'claims.mail.code', values: { facility: 'Bajka' } },
  ])
  expect(await run(confirm(sentCode()))).toMatchObject({ state: 'accepted', code: { confirmed: true } })
  expect(await stateOf(id)).toBe('accepted')
  expect([renewed, verified]).toEqual([[user.id], [facility.id]])
  expect(await run(grants.permissionsOf(user.id))).toEqual({ [facility.id]: ['facility-data/write'] })
  // A new name waits for support.
  expect(recorded).toEqual([{ facilityId: facility.id, values: { phone: '+48123456789' } }])
  expect(events.emitted).toMatchObject([{ name: 'claims.accepted', accountId: user.id, role: 'owner', replacedId: null }])
})

test('CL-03 a code works once, for fifteen minutes, and only the last one', async () => {
  const { send, sentCode, tagOf, confirm, clock } = await setUp()
  await send()
  const first = sentCode()
  clock.advance(60)
  await send()
  if (first !== sentCode()) expect(await tagOf(first)).toBe('WrongCode')
  clock.advance(15 * 60)
  expect(await tagOf(sentCode())).toBe('CodeGone')
  await send()
  await run(confirm(sentCode()))
  expect(await tagOf(sentCode())).toBe('ClaimClosed')
})

test('CL-03 five wrong guesses end a code, ten in a day lock the way by code, also for another claim of the account', async () => {
  const { send, sentCode, wrongCode, tagOf, sendCode, user, id, facility, addClaim, endClaim, clock, claims, ...fixture } = await setUp()
  await send()
  for (let n = 0; n < 5; n++) expect(await tagOf(wrongCode())).toBe('WrongCode')
  expect(await tagOf(sentCode())).toBe('CodeGone')
  await send()
  for (let n = 0; n < 5; n++) expect(await tagOf(wrongCode())).toBe('WrongCode')
  expect(await tagOf(sentCode())).toBe('CodeLocked')
  expect((await failureOf(sendCode(user, { id })))._tag).toBe('CodeLocked')
  expect((await run(makeOf(ListClaims)({ ...fixture, claims, clock })(user, {}))).claims[0]?.code).toMatchObject({ locked: true })
  await endClaim(id)
  const again = await addClaim(facility.id)
  expect((await failureOf(sendCode(user, { id: again.id })))._tag).toBe('CodeLocked')
  clock.advance(86_400 + 1)
  expect(await run(sendCode(user, { id: again.id }))).toMatchObject({ email: 'b•••@b•••.test' })
})

test('CL-03 a code of one claim opens no other one, and nobody else’s', async () => {
  const { send, sentCode, tagOf, user, add, addClaim, confirmCode } = await setUp()
  await send()
  expect(await tagOf(sentCode(), aUser({ id: newId() }))).toBe('ClaimNotFound')
  const other = await addClaim((await add({ name: 'Inna', register_email: 'inna@inna.test' })).id)
  expect((await failureOf(confirmCode(user, { id: other.id, code: sentCode() })))._tag).toBe('CodeGone')
})

test('CL-03 no code without an address of the register, for a new or a closed facility, or after the claim was decided', async () => {
  const fixture = makeClaimsFixture(database)
  const tagFor = async (id: string) => (await failureOf(makeOf(SendCode)(fixture)(fixture.user, { id })))._tag
  expect(await tagFor((await fixture.addClaim((await fixture.add({ register_email: null })).id)).id)).toBe('CodeUnavailable')
  const proposal = { name: 'Nowa', type: 'nursery', voivodeship: 'opolskie', city: 'Aa', county: 'x', longitude: 18, latitude: 50 } as const
  expect(await tagFor((await fixture.addClaim(newId(), { proposal })).id)).toBe('CodeUnavailable')
  expect(await tagFor((await fixture.addClaim((await fixture.add({ active: false })).id)).id)).toBe('FacilityClosed')
  expect(await tagFor((await fixture.addClaim(newId())).id)).toBe('FacilityNotFound')
  expect(await tagFor((await fixture.addClaim((await fixture.add()).id, { state: 'withdrawn' })).id)).toBe('ClaimClosed')
})

test('CL-03 a facility’s mailbox gets at most five codes a day, whoever asks', async () => {
  const { sendCode, facility, addClaim } = await setUp()
  const tags: string[] = []
  for (let n = 0; n < 6; n++) {
    const stranger = aUser({ id: newId() })
    const { id } = await addClaim(facility.id, { account_id: stranger.id })
    tags.push(
      await run(sendCode(stranger, { id })).then(
        () => 'sent',
        (error) => error._tag,
      ),
    )
  }
  expect(tags).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'TooManyRequests'])
})

test('CL-10 while the facility has an owner, the code is the proof and the owner is asked', async () => {
  const owner = newId()
  const { send, sentCode, confirm, renewed, events, tagOf } = await setUp({ owner_id: owner })
  await send()
  expect(await run(confirm(sentCode()))).toMatchObject({ state: 'contested', code: { confirmed: true } })
  expect([renewed, events.emitted]).toMatchObject([[], [{ name: 'claims.contested', ownerId: owner }]])
  expect(await tagOf(sentCode())).toBe('ClaimClosed')
})
