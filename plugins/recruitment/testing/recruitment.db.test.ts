import { expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator, system, type User } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { consentVersion } from '../contract/application.ts'
import { Applications } from '../domain/applications.port.ts'
import { ApplicationFiles } from '../services/application-files.ts'
import { CountApplications } from '../services/count-applications.ts'
import { AcceptOffer, DeclineOffer, WithdrawApplication } from '../use-cases/answer-as-parent.ts'
import { ShowApplication } from '../use-cases/applications.ts'
import { ChangeStatus, MoveOnList } from '../use-cases/change-application.ts'
import { FollowOffers } from '../use-cases/follow-offers.ts'
import { SubmitApplication } from '../use-cases/submit-application.ts'
import { ConfirmVacancies, RemindOfVacancies, ShowVacancyLink } from '../use-cases/vacancies.ts'
import { aContent } from './content-builder.ts'
import { insertApplication } from './insert-application.ts'
import { storeFacility } from './store-facility.ts'

const platform = startForTests(() => testPlatform({ clock }))
const clock = makeClock()

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { _tag?: string })._tag))
const granted = (user: User, facilityId: string): User => ({
  ...user,
  perms: { [facilityId]: ['facility-data/write', 'facility-recruitment/read', 'facility-recruitment/write'] },
})
const ownedFacility = async (options: { readonly countedOn?: string } = {}) => {
  const user = await createUser(platform)
  const id = await storeFacility(platform, { ownerId: user.id, ...options })
  return { id, owner: granted(user, id) }
}
const submit = (parent: User, facility_id: string, child_name = 'Zofia Rodzic') =>
  platform.run(SubmitApplication, parent, { ...aContent({ child_name }), facility_id, consent_version: consentVersion })

test('RE-05 of twenty parallel applications for one child one is stored, and the rows contain nothing readable', async () => {
  const { id } = await ownedFacility()
  const parents = [await createUser(platform), await createUser(platform)] as const
  const results = await outcomes(Array.from({ length: 20 }, (_, n) => submit(n % 2 ? parents[0] : parents[1], id)))
  expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'ApplicationExists'), 'done'])
  const stored = await rows('select * from recruitment_application where facility_id = ?', [id])
  expect(stored).toHaveLength(1)
  const dump = JSON.stringify([stored, await rows('select event from outbox'), await rows('select about from audit_entry')])
  expect(dump).not.toMatch(/Zofia|zofia|2024-05-01|Szkolna|601 ?602/)
})

test('RE-03 RE-04 of two acceptances, a refusal by the parent and one by the facility at once one wins', async () => {
  const { id: facilityId, owner } = await ownedFacility()
  const parent = await createUser(platform)
  const { id } = await submit(parent, facilityId)
  await platform.run(ChangeStatus, owner, { id, status: 'offered' })
  const results = await outcomes([
    platform.run(AcceptOffer, parent, { id }),
    platform.run(DeclineOffer, parent, { id }),
    platform.run(ChangeStatus, owner, { id, status: 'declined', version: 2 }),
    platform.run(AcceptOffer, parent, { id }),
  ])
  expect(results.filter((one) => one === 'done')).toHaveLength(1)
  expect(await rows('select 1 from recruitment_step where application_id = ?', [id])).toHaveLength(3)
})

test('RE-04 of ten parallel withdrawals from an accepted place one wins, and the facility gets one message', async () => {
  const { id: facilityId, owner } = await ownedFacility()
  const parent = await createUser(platform)
  const { id } = await submit(parent, facilityId)
  await platform.run(ChangeStatus, owner, { id, status: 'offered' })
  await platform.run(AcceptOffer, parent, { id })
  const results = await outcomes(Array.from({ length: 10 }, () => platform.run(WithdrawApplication, parent, { id })))
  expect(results.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'ApplicationStepIllegal'), 'done'])
  const events = await rows(
    `select 1 from outbox where name = 'recruitment.answered' and event->>'applicationId' = ? and event->>'status' = 'given_back'`,
    [id],
  )
  expect(events).toHaveLength(1)
})

test('RE-03 positions stay dense while ten join the list, others move and leave at once', async () => {
  const { id: facilityId, owner } = await ownedFacility()
  const parent = await createUser(platform)
  const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => submit(parent, facilityId, `Dziecko ${n}`).then(({ id }) => id)))
  await Promise.all(ids.map((id) => platform.run(ChangeStatus, owner, { id, status: 'waitlisted', group: '2-3' })))
  const [one = '', two = '', three = '', four = ''] = ids
  await outcomes([
    platform.run(MoveOnList, owner, { id: one, position: 5 }),
    platform.run(MoveOnList, owner, { id: two, position: 1 }),
    platform.run(WithdrawApplication, parent, { id: three }),
    platform.run(WithdrawApplication, parent, { id: four }),
  ])
  const positions = await run(platform.find(Applications).positionsOf(ids))
  expect([...positions.values()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('RE-03 the counter has new applications by facility for its readers, and changes for the parent', async () => {
  const { id: facilityId, owner } = await ownedFacility()
  const parent = await createUser(platform)
  const first = await submit(parent, facilityId, 'Ala')
  await submit(parent, facilityId, 'Ola')
  const countsOf = (id: string) => run(platform.find(CountApplications)(id))
  expect(await countsOf(owner.id)).toEqual({ new_applications: 2, new_applications_by_facility: { [facilityId]: 2 }, changed: 0 })
  await platform.run(ChangeStatus, owner, { id: first.id, status: 'contacted' })
  expect(await countsOf(owner.id)).toMatchObject({ new_applications: 1 })
  expect(await countsOf(parent.id)).toEqual({ new_applications: 0, new_applications_by_facility: {}, changed: 1 })
})

test('RE-06 profiles know whether parents can apply: support precedes the owner', async () => {
  const partOf = async (id: string) =>
    (await run(platform.find(FacilitySlotData).read(facilityProfileSlot, [id]))).get(id)?.['recruitment.apply']
  const { id } = await ownedFacility()
  expect(await partOf(id)).toEqual({ recruiting: true, owned: true })
  await rows(
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('support', ?, ?, '2026-11-02', '{"recruiting": {"value": false}}', ?) returning 1`,
    [id, id, newId()],
  )
  expect(await partOf(id)).toEqual({ recruiting: false, owned: true })
  expect(await partOf(await storeFacility(platform, { recruiting: false }))).toEqual({ recruiting: false, owned: false })
})

test('RE-08 owners are reminded of a count at day 12, once, and its link confirms it once, while they run the facility', async () => {
  const day = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const fresh = await ownedFacility({ countedOn: day(11) })
  const old = await ownedFacility({ countedOn: day(40) })
  const { id, owner } = await ownedFacility({ countedOn: day(12) })
  const lost = await ownedFacility({ countedOn: day(13) })
  const tokens = async () =>
    new Map(
      (
        await rows<{ facility: string; token: string }>(
          `select event->>'facilityId' facility, event->>'token' token from outbox where name = 'recruitment.vacancies-aging'`,
        )
      ).map(({ facility, token }) => [facility, token]),
    )
  expect(await platform.run(RemindOfVacancies, system, {})).toEqual({ reminded: 2 })
  expect(await platform.run(RemindOfVacancies, system, {})).toEqual({ reminded: 0 })
  const sent = await tokens()
  expect([sent.has(fresh.id), sent.has(old.id), sent.has(id)]).toEqual([false, false, true])
  const token = sent.get(id) ?? ''
  expect(await platform.run(ShowVacancyLink, system, { token })).toMatchObject({ current: true, vacancies: [{ group: '2-3', places: 2 }] })
  expect(await platform.run(ConfirmVacancies, system, { token })).toEqual({ confirmed: true })
  expect(await platform.run(ConfirmVacancies, system, { token })).toEqual({ confirmed: false })
  const [stated] = await rows<{ on: string; value: unknown }>(
    `select coalesce(fields->'vacancies'->>'on', stated_on::text) "on", fields->'recruiting'->'value' value from facility_statement where source = 'owner' and facility_id = ?`,
    [id],
  )
  expect(stated).toEqual({ on: day(0), value: true })
  expect(
    (await rows('select 1 from audit_entry where action = ? and subject_account_id = ?', ['recruitment.vacancies-confirmed', owner.id]))
      .length,
  ).toBe(1)
  const taken = sent.get(lost.id) ?? ''
  await rows('delete from access_grant where facility_id = ? returning 1', [lost.id])
  for (const bad of [taken, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.replace(id, fresh.id), 'rubbish'])
    expect(await outcomes([platform.run(ConfirmVacancies, system, { token: bad })])).toEqual(['VacancyLinkNotFound'])
})

test('RE-04 applications follow merges of their facility, and come back when one is undone', async () => {
  const from = await ownedFacility()
  const to = await ownedFacility()
  const parent = await createUser(platform)
  const id = (await submit(parent, from.id, 'Ala')).id
  const twice = (await submit(parent, from.id, 'Ola')).id
  await submit(parent, to.id, 'Ola')
  await rows('update facility set merged_into = ? where id = ? returning 1', [to.id, from.id])
  await platform.run(FollowOffers, system, {})
  expect(await platform.run(ShowApplication, to.owner, { id })).toMatchObject({ facility: { id: to.id } })
  expect(await outcomes([platform.run(ShowApplication, to.owner, { id: twice })])).toEqual(['ApplicationNotFound'])
  await rows('update facility set merged_into = null where id = ? returning 1', [from.id])
  await platform.run(FollowOffers, system, {})
  expect(await platform.run(ShowApplication, from.owner, { id })).toMatchObject({ facility: { id: from.id } })
})

test('RE-07 closed applications are erased after 12 months, withdrawn ones after 30 days, and all with their account', async () => {
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString()
  const closed = (status: 'declined' | 'withdrawn', days: number) =>
    insertApplication(
      platform,
      { status, closed_at: ago(days), changed_at: ago(days), withdrawn_at: status === 'withdrawn' ? ago(days) : null },
      { child_name: `Dziecko ${newId()}` },
    )
  const due = [await closed('declined', 367), await closed('withdrawn', 31)]
  const remaining = [await closed('declined', 360), await closed('withdrawn', 29)]
  const { rows: counted } = await platform.run(RunRetention, operator, { dryRun: true })
  expect(counted['recruitment_application']).toBe(2)
  await platform.run(RunRetention, operator, {})
  const left = await rows<{ id: string }>('select id from recruitment_application where id in (?, ?, ?, ?)', [...due, ...remaining])
  expect(left.map(({ id }) => id).toSorted()).toEqual(remaining.toSorted())
  expect(await rows('select 1 from recruitment_step where application_id in (?, ?)', due)).toEqual([])
  const parent = await createUser(platform)
  const { id: facilityId, owner } = await ownedFacility()
  const { id } = await submit(parent, facilityId)
  await platform.run(ShowApplication, owner, { id })
  const person = { accountId: parent.id, email: 'x@kredka.test' }
  const [file] = await run(platform.find(ApplicationFiles)(person))
  expect(JSON.parse(new TextDecoder().decode(file?.bytes))).toMatchObject({ child_name: 'Zofia Rodzic', reads: [{ kind: 'detail' }] })
  await platform.run(ErasePersonalData, parent, person)
  expect(await rows('select 1 from recruitment_application where account_id = ?', [parent.id])).toEqual([])
  expect(await rows('select 1 from recruitment_read where application_id = ?', [id])).toEqual([])
})
