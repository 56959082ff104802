import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import type { AccountContact } from '#plugins/accounts/contract/queries.ts'
import { type ApplicationContent, consentVersion } from '../contract/application.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { SealedContent } from '../services/sealed-content.ts'
import { ChangeStatus } from '../use-cases/change-application.ts'
import { SubmitApplication } from '../use-cases/submit-application.ts'
import { aContent } from './content-builder.ts'

const permissions = ['facility-recruitment/read', 'facility-recruitment/write', 'facility-data/write'] as const

/** Finds the ports of recruitment, with two facilities that accept applications, their owners and a parent. */
export const makeRecruitmentFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const grants = database.find(Grants)
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)
  /** Stores a facility with an owner, who accepts applications. */
  const runFacility = async (name: string, city: string) => {
    const id = await storeFacilityRow(database, { name, city })
    await rows(
      `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('owner', ?, ?, '2026-11-01', '{"recruiting": {"value": true}}', ?)`,
      [id, id, newId()],
    )
    const owner = aUser({ id: newId(), perms: { [id]: permissions } })
    await run(grants.save({ accountId: owner.id, facilityId: id, role: 'owner', permissions }))
    return { facility: { id, slug: `bajka-${id}` }, owner }
  }
  const { facility: bajka, owner } = await runFacility('Bajka', 'Kraków')
  const { facility: tecza, owner: otherOwner } = await runFacility('Tęcza', 'Warszawa')
  const parent = aUser({ id: newId() })
  const applications = database.find(Applications)
  const events = makeEvents()
  const audit = makeAudit()
  const published: string[] = []
  const overview = {
    countsOf: () => Effect.succeed({}),
    markSeen: () => Effect.void,
    publishCounts: (ids: readonly string[]) => Effect.sync(() => void published.push(...ids)),
  }
  const contact: AccountContact = { id: parent.id, email: 'ewa@kredka.test', first_name: 'Ewa', last_name: 'Rodzic', language: 'pl' }
  const signing = makeSigning({ clock })
  const sealed = makeOf(SealedContent)({ encryption: makeEncryption(), signing })
  const ports = {
    clock,
    events,
    audit,
    rateLimit: database.find(RateLimit),
    overview,
    facilities: database.find(RecruitingFacilities),
    sealed,
    signing,
    applications,
    history: database.find(ApplicationHistory),
    knownFacilities: database.find(KnownFacilities),
    accounts: { byIds: (ids: readonly string[]) => Effect.succeed(ids.includes(contact.id) ? [contact] : []) },
    transaction: transactionWith(database, events, audit),
  }
  const submitting = makeOf(SubmitApplication)(ports)
  const changing = makeOf(ChangeStatus)(ports)
  /** Applies as the parent, or as somebody else. */
  const submit = (content: Partial<ApplicationContent> = {}, at = bajka, actor = parent) =>
    submitting(actor, { ...aContent(content), facility_id: at.id, consent_version: consentVersion })
  /** Takes a step as an owner. */
  const step = (id: string, input: Omit<Parameters<typeof changing>[1], 'id'>, actor = owner) => run(changing(actor, { ...input, id }))
  return {
    ...ports,
    published,
    bajka,
    tecza,
    owner,
    otherOwner,
    parent,
    submit,
    changing,
    step,
    applicationOf: (id: string) => run(applications.byId(id)),
    countApplications: async () => (await rows('select 1 from recruitment_application')).length,
    deleteFacility: (id: string) => rows('update facility set deleted_at = now() where id = ?', [id]),
  }
}
