import { expect, test } from 'vitest'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator, system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { SealedContent } from '../services/sealed-content.ts'
import { makeRecruitmentFixture } from '../testing/recruitment-fixture.ts'
import { FollowOffers } from './follow-offers.ts'
import { ReencryptApplications } from './reencrypt-applications.ts'

const database = databaseForTests()

test('RE-03 reminds of an offer a day before it ends, once, then ends it and tells both sides', async () => {
  const fixture = await makeRecruitmentFixture(database)
  const { submit, step, clock, events, applicationOf, parent, owner } = fixture
  const follow = makeOf(FollowOffers)(fixture)
  const { id } = await run(submit())
  await step(id, { status: 'offered', offer_until: '2026-11-26' })
  const since = events.emitted.length
  const after = () => events.emitted.slice(since).map((event) => event.name)
  await run(follow(system, {}))
  expect(after()).toEqual([])
  clock.set('2026-11-26T00:00:00.000Z')
  await run(follow(system, {}))
  await run(follow(system, {}))
  expect(events.emitted.slice(since)).toMatchObject([
    { name: 'recruitment.offer-ending', accountId: parent.id, expiresAt: '2026-11-26T23:00:00.000Z' },
  ])
  clock.set('2026-11-26T23:00:00.000Z')
  await run(follow(system, {}))
  await run(follow(system, {}))
  expect(await applicationOf(id)).toMatchObject({ status: 'expired', closed_at: '2026-11-26T23:00:00.000Z', offer_expires_at: null })
  expect(events.emitted.slice(since + 1)).toMatchObject([
    { name: 'recruitment.status-changed', accountId: parent.id, status: 'expired' },
    { name: 'recruitment.answered', recipientIds: [owner.id], status: 'expired' },
  ])
})

test('RE-04 a deleted facility ends its open applications, and the parent is told', async () => {
  const fixture = await makeRecruitmentFixture(database)
  const { submit, deleteFacility, bajka, events, applicationOf } = fixture
  const { id } = await run(submit())
  await deleteFacility(bajka.id)
  await run(makeOf(FollowOffers)(fixture)(system, {}))
  expect((await applicationOf(id)).status).toBe('declined')
  expect(events.emitted.at(-1)).toMatchObject({ name: 'recruitment.status-changed', facility: 'Bajka', status: 'declined' })
})

test('RE-05 RE-07 after a rotation of the keys contents, messages and children are readable and recognised by the new key alone', async () => {
  const fixture = await makeRecruitmentFixture(database)
  const { submit, step, applicationOf, history, clock } = fixture
  const { id } = await run(submit())
  await step(id, { status: 'contacted', message: 'Zadzwonimy.' })
  const under = (keys: readonly [string, ...string[]], secrets: readonly [string, ...string[]]) =>
    makeOf(SealedContent)({ encryption: makeEncryption(keys), signing: makeSigning({ clock, secrets }) })
  const rotated = under(['key2', 'key1'], ['secret2', 'secret1'])
  const before = await applicationOf(id)
  const child = { child_name: 'Zofia Rodzic', child_birth_date: '2024-05-01' }
  // Until the nightly run the old key of the child still counts.
  expect(rotated.childKeys(child)).toContain(before.child_key)
  const reencrypt = makeOf(ReencryptApplications)({ ...fixture, sealed: rotated })
  expect(await run(reencrypt(operator, {}))).toEqual({ applications: 1, messages: 1 })
  expect(await run(reencrypt(operator, {}))).toEqual({ applications: 0, messages: 0 })
  const renewed = under(['key2'], ['secret2'])
  const row = await applicationOf(id)
  expect(renewed.open(id, row.content)?.child_name).toBe('Zofia Rodzic')
  expect(row.child_key).toBe(renewed.childKeys(child)[0])
  expect(
    (await run(history.stepsOf(id))).flatMap((one) => (one.message === null ? [] : [renewed.openMessage(one.id, one.message)])),
  ).toEqual(['Zadzwonimy.'])
})

test('RE-07 a content is bound to its row', async () => {
  const { submit, applicationOf, sealed } = await makeRecruitmentFixture(database)
  const one = await run(submit())
  const two = await run(submit({ child_name: 'Jan' }))
  expect(sealed.open(two.id, (await applicationOf(one.id)).content)).toBeNull()
})
