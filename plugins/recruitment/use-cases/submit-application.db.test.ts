import { describe, expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { aContent } from '../testing/content-builder.ts'
import { makeRecruitmentFixture } from '../testing/recruitment-fixture.ts'
import { ShowForm } from './submit-application.ts'

const database = databaseForTests()

describe('applying for a child', () => {
  test('J1.9 RE-02 stores the application, tells the facility’s readers, and names the child nowhere', async () => {
    const { submit, events, published, owner, applicationOf, audit, bajka } = await makeRecruitmentFixture(database)
    const view = await run(submit())
    expect(view).toMatchObject({ status: 'new', yours: true, child_name: 'Zofia Rodzic', hours_from: 480, steps: [] })
    expect(view.history).toMatchObject([{ by: 'parent', status: 'new' }])
    expect(events.emitted).toEqual([
      { name: 'recruitment.submitted', applicationId: view.id, facilityId: bajka.id, facility: 'Bajka', recipientIds: [owner.id] },
    ])
    expect(published).toEqual([owner.id])
    const { content: _, ...clear } = await applicationOf(view.id)
    for (const text of [JSON.stringify(clear), JSON.stringify(events.emitted), JSON.stringify(audit.entries)])
      expect(text).not.toMatch(/Zofia|2024-05-01|601 602|Szkolna/)
  })

  test.each([
    [{ child_birth_date: '2026-11-24' }, { child_birth_date: ['recruitment.form.birth.future'] }],
    [{ child_birth_date: '2019-11-22' }, { child_birth_date: ['recruitment.form.birth.too-old'] }],
    [{ hours_from: 960, hours_to: 480 }, { hours_to: ['recruitment.form.hours.order'] }],
  ])('RE-02 refuses %j', async (content, schema) => {
    const { submit, countApplications } = await makeRecruitmentFixture(database)
    expect(await failureOf(submit(content))).toMatchObject({ _tag: 'Validation', schema })
    expect(await countApplications()).toBe(0)
  })

  test.each([
    ['off', `update facility_statement set fields = '{"recruiting": {"value": false}}' where facility_id = ?`],
    ['unclaimed', 'delete from access_grant where facility_id = ?'],
    ['closed', 'update facility set active = false, inactive_since = now() where id = ?'],
  ])('RE-06 a facility that is %s refuses, and the form says so', async (reason, change) => {
    const fixture = await makeRecruitmentFixture(database)
    const { submit, bajka, parent } = fixture
    await rowsOf(database, change, [bajka.id])
    expect(await failureOf(submit())).toMatchObject({ _tag: 'RecruitmentOff', detail: reason })
    expect(await run(makeOf(ShowForm)(fixture)(parent, { slug: bajka.slug }))).toMatchObject({ unavailable: reason })
  })

  test('RE-05 the same child has one open application at a facility; its own parent gets the way to it, others do not', async () => {
    const { submit, tecza } = await makeRecruitmentFixture(database)
    const { id } = await run(submit())
    expect(await failureOf(submit({ child_name: 'RODZIC  zofia' }))).toMatchObject({ _tag: 'ApplicationExists', detail: id })
    const foreign = await failureOf(submit({}, undefined, aUser({ id: newId() })))
    expect([foreign._tag, 'detail' in foreign ? foreign.detail : undefined]).toEqual(['ApplicationExists', undefined])
    await run(submit({ child_name: 'Jan Rodzic' }))
    await run(submit({}, tecza))
  })

  test('RE-02 the form is filled with the account, then with the last application', async () => {
    const fixture = await makeRecruitmentFixture(database)
    const { submit, tecza, parent, bajka } = fixture
    const show = makeOf(ShowForm)(fixture)
    expect(await run(show(parent, { slug: bajka.slug }))).toMatchObject({
      unavailable: null,
      reused: false,
      known: { parent_name: 'Ewa Rodzic', parent_email: 'ewa@kredka.test', child_name: '', hours_from: null },
    })
    await run(submit({}, tecza))
    const { parent_phone, address, child_name } = aContent()
    expect(await run(show(parent, { slug: bajka.slug }))).toMatchObject({ reused: true, known: { parent_phone, address, child_name } })
    expect(await failureOf(show(parent, { slug: 'unknown' }))).toMatchObject({ _tag: 'FacilityNotFound' })
    expect(await failureOf(show(visitor as never, { slug: bajka.slug }))).toMatchObject({ _tag: 'MissingJwt' })
  })

  test('RE-07 trying out where a child has applied is limited', async () => {
    const { submit } = await makeRecruitmentFixture(database)
    for (let n = 0; n < 20; n++) await run(submit({ child_name: `Dziecko ${n}` }))
    expect(await failureOf(submit({ child_name: 'Dziecko 21' }))).toMatchObject({ _tag: 'TooManyRequests' })
  })
})
