import { describe, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeRecruitmentFixture } from '../testing/recruitment-fixture.ts'
import { AcceptOffer, DeclineOffer, WithdrawApplication } from './answer-as-parent.ts'
import { MarkSeen, ShowApplication } from './applications.ts'
import { MoveOnList } from './change-application.ts'
import { WithdrawOthers } from './withdraw-others.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeRecruitmentFixture(database)
  const names = () => fixture.events.emitted.map(({ name }) => name)
  const children = async (...list: readonly string[]) => {
    const ids: string[] = []
    for (const child_name of list) ids.push((await run(fixture.submit({ child_name }))).id)
    return ids
  }
  const statusOf = async (id: string) => (await fixture.applicationOf(id)).status
  const accept = makeOf(AcceptOffer)(fixture)
  return {
    ...fixture,
    names,
    children,
    statusOf,
    accept,
    withdraw: makeOf(WithdrawApplication)(fixture),
    show: makeOf(ShowApplication)(fixture),
  }
}

describe('steps of the facility', () => {
  test('J2.9 RE-03 RE-04 on the waiting list the parent sees position 1, the message and each change', async () => {
    const { children, step, show, parent, events, published } = await setUp()
    const [id = ''] = await children('Zofia')
    await step(id, { status: 'waitlisted', group: '2-3', message: 'Miejsce będzie wiosną.' })
    const view = await run(show(parent, { id }))
    expect(view.waiting).toEqual({ group: '2-3', position: 1 })
    expect(view.history.map(({ status, message }) => [status, message])).toEqual([
      ['new', null],
      ['waitlisted', 'Miejsce będzie wiosną.'],
    ])
    expect(events.emitted.at(-1)).toMatchObject({ name: 'recruitment.status-changed', accountId: parent.id, status: 'waitlisted' })
    expect(JSON.stringify(events.emitted)).not.toContain('wiosną')
    expect(published).toContain(parent.id)
  })

  test('RE-03 positions stay dense: who leaves moves the others up, and who is moved does not disturb their order', async () => {
    const fixture = await setUp()
    const { children, step, withdraw, parent, owner } = fixture
    const move = makeOf(MoveOnList)(fixture)
    const positionsOf = async (ids: readonly string[]) => {
      const found = await run(fixture.applications.positionsOf(ids))
      return ids.map((id) => found.get(id) ?? null)
    }
    const ids = await children('Ala', 'Bartek', 'Celina', 'Darek')
    const [ala = '', bartek = '', celina = '', darek = ''] = ids
    for (const id of ids) await step(id, { status: 'waitlisted', group: '3-6' })
    await run(withdraw(parent, { id: bartek }))
    expect(await positionsOf(ids)).toEqual([1, null, 2, 3])
    expect((await run(move(owner, { id: darek, position: 1 }))).waiting).toEqual({ group: '3-6', position: 1 })
    expect(await positionsOf(ids)).toEqual([2, null, 3, 1])
    await step(ala, { status: 'waitlisted', group: '2-3' })
    expect(await positionsOf([ala, celina, darek])).toEqual([1, 2, 1])
    expect(await failureOf(move(owner, { id: bartek, position: 1 }))).toMatchObject({ _tag: 'ApplicationStepIllegal' })
  })

  test('RE-03 refuses illegal steps, stale versions and days of offers that cannot be', async () => {
    const { children, changing, step, owner } = await setUp()
    const [id = ''] = await children('Zofia')
    expect(await failureOf(changing(owner, { id, status: 'accepted' }))).toMatchObject({ _tag: 'ApplicationStepIllegal', detail: 'new' })
    expect(await failureOf(changing(owner, { id, status: 'seen', version: 7 }))).toMatchObject({ _tag: 'VersionConflict' })
    expect(await failureOf(changing(owner, { id, status: 'offered', offer_until: '2026-11-23' }))).toMatchObject({
      _tag: 'Validation',
      schema: { offer_until: ['recruitment.offer.until.invalid'] },
    })
    await step(id, { status: 'waitlisted', group: '2-3' })
    expect(await failureOf(changing(owner, { id, status: 'waitlisted', group: '2-3' }))).toMatchObject({ _tag: 'ApplicationStepIllegal' })
    await step(id, { status: 'declined' })
    expect(await failureOf(changing(owner, { id, status: 'seen' }))).toMatchObject({ _tag: 'ApplicationStepIllegal', detail: 'declined' })
  })

  test('J11.2 RE-07 an application of others does not exist, and readers may not write', async () => {
    const { children, changing, show, accept, otherOwner, bajka, applications } = await setUp()
    const [id = ''] = await children('Zofia')
    const reader = aUser({ id: newId(), perms: { [bajka.id]: ['facility-recruitment/read'] } })
    for (const actor of [otherOwner, aUser({ id: newId() })]) {
      for (const call of [show(actor, { id }), accept(actor, { id }), changing(actor, { id, status: 'seen' })])
        expect(await failureOf(call)).toMatchObject({ _tag: 'ApplicationNotFound' })
    }
    expect(await failureOf(changing(reader, { id, status: 'seen' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
    expect(await run(show(reader, { id }))).toMatchObject({ yours: false, steps: [], reads: [] })
    expect((await run(applications.byId(id))).status).toBe('new')
  })

  test('RE-07 the parent sees each read by the facility, and none of their own', async () => {
    const { children, show, owner, parent, clock } = await setUp()
    const [id = ''] = await children('Zofia')
    await run(show(owner, { id }))
    clock.advance(60)
    await run(show(owner, { id }))
    const { reads } = await run(show(parent, { id }))
    expect(reads).toEqual([{ at: '2026-11-23T10:01:00.000Z', by: 'facility', kind: 'detail', times: 2 }])
    await run(show(aUser({ id: newId(), type: 'support' }), { id }))
    expect((await run(show(parent, { id }))).reads.map(({ by }) => by).toSorted()).toEqual(['facility', 'support'])
  })

  test('RE-03 new ones are marked as seen together; others, and those of other facilities, are left alone', async () => {
    const fixture = await setUp()
    const { children, submit, tecza, step, owner, statusOf, names } = fixture
    const [one = '', two = ''] = await children('Ala', 'Bartek')
    const foreign = (await run(submit({}, tecza))).id
    await step(two, { status: 'contacted' })
    const mark = makeOf(MarkSeen)(fixture)
    expect(await run(mark(owner, { facility_id: fixture.bajka.id, ids: [one, one, two, foreign, 'x'] }))).toEqual({ seen: 1 })
    expect(await Promise.all([one, two, foreign].map(statusOf))).toEqual(['seen', 'contacted', 'new'])
    expect(names().filter((name) => name === 'recruitment.status-changed')).toHaveLength(1)
    expect(await failureOf(mark(owner, { facility_id: tecza.id, ids: [foreign] }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  })
})

describe('answers of the parent', () => {
  test('RE-04 accepts an offer in time, once; then the other applications of this child are withdrawn in one go', async () => {
    const fixture = await setUp()
    const { children, submit, tecza, step, accept, parent, statusOf, otherOwner, events } = fixture
    const [id = '', sister = ''] = await children('Zofia Rodzic', 'Maria Rodzic')
    const other = (await run(submit({ child_name: 'zofia rodzic' }, tecza))).id
    await step(id, { status: 'offered' })
    expect(await run(accept(parent, { id }))).toMatchObject({ status: 'accepted', others_open: 1 })
    expect(await failureOf(accept(parent, { id }))).toMatchObject({ _tag: 'ApplicationStepIllegal', detail: 'accepted' })
    const withdrawOthers = makeOf(WithdrawOthers)(fixture)
    expect(await failureOf(withdrawOthers(parent, { id: sister }))).toMatchObject({ _tag: 'ApplicationStepIllegal' })
    expect(await run(withdrawOthers(parent, { id }))).toMatchObject({ status: 'accepted', others_open: 0 })
    expect(await Promise.all([id, sister, other].map(statusOf))).toEqual(['accepted', 'new', 'withdrawn'])
    expect(events.emitted.at(-1)).toMatchObject({ name: 'recruitment.answered', status: 'withdrawn', recipientIds: [otherOwner.id] })
  })

  test('RE-04 refuses an offer, and answers none that is over', async () => {
    const fixture = await setUp()
    const { children, step, accept, parent, statusOf, clock } = fixture
    const decline = makeOf(DeclineOffer)(fixture)
    const [one = '', two = ''] = await children('Ala', 'Bartek')
    for (const id of [one, two]) await step(id, { status: 'offered', offer_until: '2026-11-24' })
    await run(decline(parent, { id: one }))
    expect(await statusOf(one)).toBe('declined')
    clock.set('2026-11-24T23:00:00.000Z')
    for (const call of [accept(parent, { id: two }), decline(parent, { id: two })])
      expect(await failureOf(call)).toMatchObject({ _tag: 'OfferExpired' })
    expect(await failureOf(fixture.changing(fixture.owner, { id: two, status: 'accepted' }))).toMatchObject({ _tag: 'OfferExpired' })
    expect(await statusOf(two)).toBe('offered')
  })

  test('RE-04 gives an accepted place back: the history says so, and the facility is told that the place is free', async () => {
    const { children, step, accept, withdraw, show, parent, owner, events, published, applicationOf } = await setUp()
    const [id = ''] = await children('Zofia')
    await step(id, { status: 'offered' })
    expect((await run(accept(parent, { id }))).may_withdraw).toBe(true)
    expect((await run(show(owner, { id }))).may_withdraw).toBe(false)
    const view = await run(withdraw(parent, { id }))
    expect(view).toMatchObject({ status: 'withdrawn', may_withdraw: false })
    expect(view.history.map(({ status, by }) => [status, by]).slice(-2)).toEqual([
      ['accepted', 'parent'],
      ['withdrawn', 'parent'],
    ])
    expect(await applicationOf(id)).toMatchObject({ withdrawn_at: '2026-11-23T10:00:00.000Z' })
    expect(events.emitted.at(-1)).toMatchObject({ name: 'recruitment.answered', status: 'given_back', recipientIds: [owner.id] })
    expect(published.slice(-2)).toEqual([parent.id, owner.id])
    expect(await failureOf(withdraw(parent, { id }))).toMatchObject({ _tag: 'ApplicationStepIllegal', detail: 'withdrawn' })
  })

  test('RE-04 an application that is withdrawn before an offer gives no place back', async () => {
    const { children, withdraw, parent, events } = await setUp()
    const [id = ''] = await children('Zofia')
    await run(withdraw(parent, { id }))
    expect(events.emitted.at(-1)).toMatchObject({ name: 'recruitment.answered', status: 'withdrawn' })
  })

  test('RE-04 withdraws once; the child can apply again', async () => {
    const { children, withdraw, parent, names, applicationOf } = await setUp()
    const [id = ''] = await children('Zofia')
    await run(withdraw(parent, { id }))
    expect(await applicationOf(id)).toMatchObject({
      status: 'withdrawn',
      withdrawn_at: '2026-11-23T10:00:00.000Z',
      closed_at: '2026-11-23T10:00:00.000Z',
    })
    expect(await failureOf(withdraw(parent, { id }))).toMatchObject({ _tag: 'ApplicationStepIllegal' })
    expect(names()).toEqual(['recruitment.submitted', 'recruitment.answered'])
    await children('Zofia')
  })
})
