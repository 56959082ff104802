import { describe, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import type { ShadowValues } from '../contract/shadow.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { DecideShadow, DecideShadowReview } from './decide-shadow.ts'
import { AcceptShadow, DeleteShadow, ListShadows, ProposeShadow, RejectShadow } from './shadows.ts'

const database = databaseForTests()

const support = aUser({ id: newId(), type: 'support' })
const setUp = async () => {
  const fixture = await makePanelFixture(database)
  const decide = makeOf(DecideShadow)(fixture)
  const propose = (shadow: ShadowValues) =>
    run(makeOf(ProposeShadow)(fixture)(fixture.owner, { facility_id: fixture.facilityId, shadow: shadow as never }))
  const name = async () => {
    const facility = await run(fixture.panelFacilities.byId(fixture.facilityId))
    return facility && factsOf(facility).current.name
  }
  const review = makeOf(DecideShadowReview)({ decide })
  const decideSubject: DecideSubject = (actor, { subjectId, outcome, reason = null, note = '' }) =>
    review(actor, { subjectId, outcome, reason, note })
  return {
    ...fixture,
    decide,
    propose,
    name,
    accept: makeOf(AcceptShadow)({ ...fixture, decideSubject }),
    reject: makeOf(RejectShadow)({ ...fixture, decideSubject }),
  }
}

describe('deciding a shadow edit', () => {
  test('AP-07 an accepted edit becomes the owner’s statement, and the owner is told', async () => {
    const { propose, accept, name, facilityId, shadowStatus, events, owner } = await setUp()
    const { id, current, register } = await propose({ name: 'Tęcza' })
    expect([current, register]).toEqual([{ name: 'Bajka' }, { name: 'Bajka' }])
    expect(await run(accept(support, { id }))).toMatchObject({ shadow_status: 'accepted', shadow: { name: 'Tęcza' } })
    expect(await name()).toMatchObject({ value: 'Tęcza', source: 'owner', number: facilityId })
    expect(await shadowStatus()).toBeNull()
    expect(events.emitted).toMatchObject([{ name: 'facility-panel.shadow-accepted', accountId: owner.id, facilityId }])
  })

  test('PR-08 a rejected one leaves the facility as it was, with a red badge until the next edit', async () => {
    const { propose, reject, name, shadowStatus, events } = await setUp()
    const { id } = await propose({ name: 'Tęcza' })
    await run(reject(support, { id, reason: 'not_proven', note: 'W rejestrze: Bajka.' }))
    expect(await name()).toMatchObject({ value: 'Bajka' })
    expect(await shadowStatus()).toBe('rejected')
    expect(events.emitted).toMatchObject([{ name: 'facility-panel.shadow-rejected', reason: 'not_proven', note: 'W rejestrze: Bajka.' }])
    expect((await propose({ name: 'Tęcza' })).id).not.toBe(id)
    expect(await shadowStatus()).toBe('pending')
  })

  test('AP-07 a returned one is corrected by its author and waits again', async () => {
    const { propose, decide, reject } = await setUp()
    const { id } = await propose({ name: 'Tęcza!!!' })
    await run(decide(support, { subjectId: id, outcome: 'revise', reason: 'not_a_name', note: 'Bez wykrzykników.' }))
    expect(await failureOf(reject(support, { id, reason: 'other' }))).toMatchObject({ _tag: 'ShadowAlreadyDecided' })
    expect(await propose({ name: 'Tęcza' })).toMatchObject({ id, shadow_status: 'pending', shadow: { name: 'Tęcza' } })
  })

  test('the second decision is refused and names the first decider', async () => {
    const { propose, accept, reject, name } = await setUp()
    const { id } = await propose({ name: 'Tęcza' })
    await run(accept(support, { id }))
    expect(await failureOf(reject(support, { id, reason: 'other' }))).toMatchObject({
      _tag: 'ShadowAlreadyDecided',
      detail: expect.stringContaining('Sylwia Supportowa'),
    })
    expect(await name()).toMatchObject({ value: 'Tęcza' })
    expect(await failureOf(accept(support, { id: newId() }))).toMatchObject({ _tag: 'ShadowFacilityNotFound' })
  })

  test('the desk’s decision reports a changed subject in its own words', async () => {
    const { propose, decide } = await setUp()
    const review = makeOf(DecideShadowReview)({ decide })
    const { id } = await propose({ name: 'Tęcza' })
    await run(review(support, { subjectId: id, outcome: 'accept', reason: null, note: '' }))
    expect(await failureOf(review(support, { subjectId: id, outcome: 'accept', reason: null, note: '' }))).toMatchObject({
      _tag: 'SubjectChanged',
    })
  })

  test('the author withdraws an edit; a stranger does not find it', async () => {
    const fixture = await setUp()
    const { id } = await fixture.propose({ name: 'Tęcza' })
    const remove = makeOf(DeleteShadow)(fixture)
    expect(await failureOf(remove(fixture.stranger, { id }))).toMatchObject({ _tag: 'ShadowFacilityNotFound' })
    expect(await run(remove(fixture.owner, { id }))).toMatchObject({ shadow_status: 'deleted' })
    expect(await failureOf(remove(fixture.owner, { id }))).toMatchObject({ _tag: 'ShadowAlreadyDecided' })
  })

  test('AP-07 support lists all edits, an owner those of the own facility', async () => {
    const fixture = await setUp()
    await fixture.propose({ name: 'Tęcza' })
    const list = makeOf(ListShadows)(fixture)
    expect(await run(list(support, {}))).toMatchObject({ itemsTotal: 1 })
    expect(await run(list(fixture.owner, { facility_id: fixture.facilityId }))).toMatchObject({ items: [{ shadow: { name: 'Tęcza' } }] })
    expect(await failureOf(list(fixture.owner, {}))).toMatchObject({ _tag: 'InsufficientPermissions' })
    expect(await failureOf(list(fixture.stranger, { facility_id: fixture.facilityId }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  })
})
