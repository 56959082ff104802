import { beforeAll, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system, type User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { WithdrawOrphaned } from '../use-cases/clean-up-claims.ts'
import { ConfirmCode, SendCode } from '../use-cases/confirm-code.ts'
import { DecideClaim } from '../use-cases/decide-claim.ts'
import { WithdrawClaim } from '../use-cases/own-claims.ts'
import { ProposeFacility } from '../use-cases/propose-facility.ts'
import { StartClaim } from '../use-cases/start-claim.ts'
import { SubmitClaim } from '../use-cases/submit-claim.ts'
import { claimant } from './claims-fixture.ts'
import { startDoneClaim } from './done-claim.ts'
import { storeFacility } from './store-facility.ts'

const platform = startForTests(testPlatform)
let support: User
beforeAll(async () => {
  support = await createUser(platform, 'support')
})

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const accept = { outcome: 'accept', reason: null, note: '' } as const
const reject = { outcome: 'reject', reason: 'other', note: 'Nie.' } as const
const decide = (subjectId: string, decision: typeof accept | typeof reject = accept) =>
  platform.run(DecideClaim, support, { subjectId, ...decision })
const submit = async (user: User, facilityId: string) => {
  const id = await startDoneClaim(platform, user, facilityId)
  await platform.run(SubmitClaim, user, { id })
  return id
}
const stateOf = async (id: string) => (await rows<{ state: string }>('select state from claims_claim where id = ?', [id]))[0]?.state
const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
const codeOf = async (facility: string) =>
  (
    await rows<{ code: string }>(
      `select template_values->>'code' code from mail where template = 'claims.mail.code' and template_values->>'facility' = ? order by id desc limit 1`,
      [facility],
    )
  )[0]?.code ?? ''

test('CL-07 of twenty parallel decisions about one claim, one wins and leaves its mark once', async () => {
  const user = await createUser(platform)
  const facility = await storeFacility(platform)
  const id = await submit(user, facility.id)
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => decide(id, n % 2 ? reject : accept)))
  expect(fulfilled(results)).toBe(1)
  const state = await stateOf(id)
  const granted = await rows('select 1 from access_grant where facility_id = ?', [facility.id])
  const [stored] = await rows<{ status: string }>('select status from facility where id = ?', [facility.id])
  const events = await rows(`select 1 from outbox where event->>'claimId' = ? and name in ('claims.accepted', 'claims.rejected')`, [id])
  expect(events).toHaveLength(1)
  expect([granted.length, stored?.status]).toEqual(state === 'accepted' ? [1, 'registered'] : [0, 'unknown'])
})

test('CL-10 of twenty accounts that claim one facility, one becomes the owner and nineteen are contested', async () => {
  const facility = await storeFacility(platform)
  const users = await Promise.all(Array.from({ length: 20 }, () => createUser(platform)))
  const ids = await Promise.all(users.map((user) => submit(user, facility.id)))
  const results = await Promise.allSettled(ids.map((id) => decide(id)))
  expect(fulfilled(results)).toBe(1)
  expect(await rows('select 1 from access_grant where facility_id = ? and role = ?', [facility.id, 'owner'])).toHaveLength(1)
  const states = await Promise.all(ids.map(stateOf))
  expect([states.filter((state) => state === 'accepted').length, states.filter((state) => state === 'contested').length]).toEqual([1, 19])
})

test('CL-03 of twenty parallel starts one claim remains; of twenty parallel submissions one counts', async () => {
  const user = await createUser(platform)
  const facility = await storeFacility(platform)
  const started = await Promise.all(
    Array.from({ length: 20 }, () => platform.run(StartClaim, user, { ...claimant, facility_id: facility.id })),
  )
  expect(new Set(started.map(({ id }) => id)).size).toBe(1)
  const id = await startDoneClaim(platform, await createUser(platform), facility.id)
  const [claim] = await rows<{ account_id: string }>('select account_id from claims_claim where id = ?', [id])
  const author = { ...user, id: claim?.account_id ?? '' }
  const submitted = await Promise.allSettled(Array.from({ length: 20 }, () => platform.run(SubmitClaim, author, { id })))
  expect(fulfilled(submitted)).toBe(1)
  expect(await rows(`select 1 from outbox where name = 'claims.submitted' and event->>'claimId' = ?`, [id])).toHaveLength(1)
})

test('CL-03 twenty parallel guesses spend no more than five of a code, and a right code works once', async () => {
  const user = await createUser(platform)
  const facility = await storeFacility(platform, { name: 'Bajka na dwudziestu' })
  const { id } = await platform.run(StartClaim, user, { ...claimant, facility_id: facility.id })
  await platform.run(SendCode, user, { id })
  const right = await codeOf(facility.name)
  const wrong = right === '000 000' ? '111111' : '000000'
  await Promise.allSettled(Array.from({ length: 20 }, () => platform.run(ConfirmCode, user, { id, code: wrong })))
  const [guessed] = await rows<{ wrong: number; ended: boolean }>(
    'select wrong, ended_at is not null ended from claims_code where claim_id = ?',
    [id],
  )
  expect(guessed).toEqual({ wrong: 5, ended: true })
  await platform.run(SendCode, user, { id })
  const code = await codeOf(facility.name)
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => platform.run(ConfirmCode, user, { id, code })))
  expect([fulfilled(results), await stateOf(id)]).toEqual([1, 'accepted'])
  expect(await rows('select 1 from claims_code where mac like ?', [`%${code.replace(' ', '')}%`])).toEqual([])
})

test('CL-07 an acceptance ends the sessions of the claimant and grants the permissions of an owner', async () => {
  const user = await createUser(platform)
  const facility = await storeFacility(platform)
  await rows(
    `insert into accounts_session (id, account_id, token_hash, generation, second_factor, device, opened_at, refreshed_at, expires_at)
     values (?, ?, decode('00', 'hex'), 0, false, 'Firefox', now(), now(), now() + interval '1 day') returning 1`,
    [newId(), user.id],
  )
  await decide(await submit(user, facility.id))
  expect(await rows('select ended_because from accounts_session where account_id = ?', [user.id])).toEqual([
    { ended_because: 'facility_accepted' },
  ])
  const perms = await run(platform.find(Grants).permissionsOf(user.id))
  expect(perms[facility.id]).toContain('facility-data/write')
})

test('CL-02 a proposed facility is nowhere before it is accepted, and then in the directory with its town', async () => {
  const user = await createUser(platform)
  const facility = { name: 'Kraina Zabaw', type: 'nursery', voivodeship: 'malopolskie', city: 'Limanowa', street: 'ul. Leśna' } as const
  const { id, claim_id } = await platform.run(ProposeFacility, user, facility)
  expect(await rows('select 1 from facility where id = ?', [id])).toEqual([])
  await decide(claim_id)
  expect(await rows('select name, city, county, status, active from facility where id = ?', [id])).toEqual([
    { name: 'Kraina Zabaw', city: 'Limanowa', county: 'limanowski', status: 'registered', active: true },
  ])
  expect(await rows('select role from access_grant where account_id = ?', [user.id])).toEqual([{ role: 'owner' }])
})

test('an account that is deleted while its claim waits gets nothing, and the claim leaves the queue', async () => {
  const user = await createUser(platform)
  const facility = await storeFacility(platform)
  const id = await submit(user, facility.id)
  await platform.run(ErasePersonalData, user, { accountId: user.id, email: user.email })
  await expect(decide(id)).rejects.toMatchObject({ _tag: 'SubjectChanged' })
  await platform.run(WithdrawOrphaned, system, AccountErased.of({ accountId: user.id }))
  expect(await stateOf(id)).toBe('withdrawn')
  expect(await rows('select state from moderation_review where subject_id = ?', [id])).toEqual([{ state: 'withdrawn' }])
  expect(await rows('select 1 from access_grant where facility_id = ?', [facility.id])).toEqual([])
  expect(await rows(`select 1 from claims_claim where id = ? and last_name <> ''`, [id])).toEqual([])
})

test('a withdrawal raced with a decision leaves one of both', async () => {
  const user = await createUser(platform)
  const facility = await storeFacility(platform)
  const id = await submit(user, facility.id)
  const results = await Promise.allSettled([decide(id), platform.run(WithdrawClaim, user, { id })])
  const state = await stateOf(id)
  expect([fulfilled(results), ['accepted', 'withdrawn'].includes(state ?? '')]).toEqual([1, true])
  expect((await rows('select 1 from access_grant where facility_id = ?', [facility.id])).length).toBe(state === 'accepted' ? 1 : 0)
})
