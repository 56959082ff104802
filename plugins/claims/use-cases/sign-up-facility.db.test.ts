import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { WithdrawClaim } from './own-claims.ts'
import { FindSimilar, ProposeFacility } from './propose-facility.ts'
import { ShowSignup, SignUpFacility } from './sign-up-facility.ts'

const database = databaseForTests()

const signup = {
  facility_name: 'Klub Bajka',
  city: 'Kraków',
  email: ' joanna@bajka.test',
  phone: '601 602 603',
  name: 'Joanna Wierzba',
  position: 'dyrektorka',
} as const

test('CL-01 asks first whether one of the similar facilities is meant, then tells customer service and the sender', async () => {
  const fixture = makeClaimsFixture(database)
  await fixture.add()
  const findSimilar = makeOf(FindSimilar)(fixture)
  const signUp = makeOf(SignUpFacility)(fixture)
  expect(await failureOf(signUp(visitor, signup))).toMatchObject({
    _tag: 'SimilarFacilities',
    schema: { none_of_them: ['claims.signup.similar'] },
  })
  expect(await fixture.storedSignups()).toEqual([])
  expect((await run(makeOf(ShowSignup)({ findSimilar })(visitor, { name: 'Bajka', city: 'Kraków' }))).facilities).toMatchObject([
    { name: 'Bajka' },
  ])
  expect((await run(makeOf(ShowSignup)({ findSimilar })(visitor, {}))).facilities).toEqual([])
  await run(signUp(visitor, { ...signup, none_of_them: 'yes' }))
  expect(await fixture.storedSignups()).toMatchObject([{ facility_name: 'Klub Bajka', email: 'joanna@bajka.test', language: 'pl' }])
  expect(fixture.mailQueue.sent.map(({ to, template }) => [to, template])).toEqual([
    ['joanna@bajka.test', 'claims.mail.signed-up'],
    [null, 'claims.mail.signup'],
  ])
})

test('CL-01 nobody floods customer service: five sign-ups in an hour', async () => {
  const fixture = makeClaimsFixture(database)
  const signUp = makeOf(SignUpFacility)(fixture)
  for (let n = 0; n < 5; n++) await run(signUp(visitor, signup))
  expect((await failureOf(signUp(visitor, signup)))._tag).toBe('TooManyRequests')
})

test('CL-02 a proposed facility waits for support, belongs to its account, and can be withdrawn by it alone', async () => {
  const fixture = makeClaimsFixture(database)
  const accounts = {
    byIds: (ids: readonly string[]) =>
      Effect.succeed(ids.map((id) => ({ id, email: 'a@b.test', first_name: 'Joanna', last_name: 'Wierzba', language: 'pl' as const }))),
  }
  const propose = makeOf(ProposeFacility)({ ...fixture, accounts })
  const facility = { name: 'Kraina', type: 'nursery', voivodeship: 'malopolskie', city: 'Kraków' } as const
  const { user } = fixture
  const proposed = await run(propose(user, { ...facility, account_id: user.id, status: 'unknown' }))
  expect(proposed).toMatchObject({
    ...facility,
    account_id: user.id,
    status: 'unknown',
    shadow_status: 'pending',
    due_at: '2026-11-25T10:00:00.000Z',
  })
  expect([...fixture.waiting]).toEqual([proposed.claim_id])
  expect(await failureOf(propose(user, { ...facility, account_id: newId() }))).toMatchObject({ schema: { account_id: ['FIELD_INVALID'] } })
  const withdraw = makeOf(WithdrawClaim)(fixture)
  const { claim_id: id } = proposed
  expect((await failureOf(withdraw({ ...user, id: newId() }, { id })))._tag).toBe('ClaimNotFound')
  expect(await run(withdraw(user, { id }))).toMatchObject({ state: 'withdrawn', new_facility: true })
  expect((await failureOf(withdraw(user, { id })))._tag).toBe('ClaimClosed')
  expect(fixture.waiting.size).toBe(0)
})
