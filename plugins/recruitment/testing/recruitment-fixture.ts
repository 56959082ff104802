import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { AccountContact } from '#plugins/accounts/contract/queries.ts'
import { type ApplicationContent, consentVersion } from '../contract/application.ts'
import type { RecruitingFacilities, RecruitingFacility } from '../domain/recruiting-facilities.port.ts'
import { SealedContent } from '../services/sealed-content.ts'
import { ChangeStatus } from '../use-cases/change-application.ts'
import { SubmitApplication } from '../use-cases/submit-application.ts'
import { aContent } from './a-content.ts'
import { makeMemoryApplications } from './memory-applications.ts'

const permissions = ['facility-recruitment/read', 'facility-recruitment/write', 'facility-data/write'] as const

/** Creates the in-memory ports of recruitment, with facilities that accept applications, a parent and an owner. */
export const makeRecruitmentFixture = () => {
  const clock = makeClock()
  const facility = (over: Partial<RecruitingFacility> = {}): RecruitingFacility => {
    const id = over.id ?? newId()
    const usual = { slug: `bajka-${id}`, name: 'Bajka', city: 'Kraków', active: true, gone: false, recruiting: true, owned: true }
    return { ...usual, ...over, id }
  }
  const bajka = facility()
  const tecza = facility({ name: 'Tęcza', city: 'Warszawa' })
  const facilityRows = new Map([bajka, tecza].map((one) => [one.id, one]))
  const owner = aUser({ id: newId(), perms: { [bajka.id]: permissions } })
  const otherOwner = aUser({ id: newId(), perms: { [tecza.id]: permissions } })
  const parent = aUser({ id: newId() })
  const memory = makeMemoryApplications({
    readBy: (id) => [owner, otherOwner].filter((one) => one.id === id).flatMap(({ perms }) => Object.keys(perms)),
    isDeleted: (id) => facilityRows.get(id)?.gone === true,
  })
  const events = makeEvents()
  const audit = makeAudit()
  const rateLimit = makeRateLimit({ clock })
  const published: string[] = []
  const facilities: RecruitingFacilities = {
    byIds: (ids) => Effect.sync(() => new Map([...facilityRows].filter(([id]) => ids.includes(id)))),
    readersOf: (id) => Effect.sync(() => [owner, otherOwner].flatMap(({ id: account, perms }) => (id in perms ? [account] : []))),
    takeAgingVacancies: () => Effect.succeed([]),
  }
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
    rateLimit,
    overview,
    facilities,
    sealed,
    signing,
    applications: memory.applications,
    history: memory.history,
    knownFacilities: makeMemoryKnownFacilities(() =>
      [...facilityRows.values()].filter(({ gone }) => !gone).map(({ id, slug, name }) => aKnownFacility({ id, slug, name })),
    ),
    accounts: { byIds: (ids: readonly string[]) => Effect.succeed(ids.includes(contact.id) ? [contact] : []) },
    transaction: makeTransaction(memory, events, audit),
  }
  const submitting = makeOf(SubmitApplication)(ports)
  const changing = makeOf(ChangeStatus)(ports)
  /** Applies as the parent, or as somebody else. */
  const submit = (content: Partial<ApplicationContent> = {}, at = bajka, actor = parent) =>
    submitting(actor, { ...aContent(content), facility_id: at.id, consent_version: consentVersion })
  /** Takes a step as an owner. */
  const step = (id: string, input: Omit<Parameters<typeof changing>[1], 'id'>, actor = owner) => run(changing(actor, { ...input, id }))
  const seen = { rows: memory.rows, steps: memory.steps, facilityRows, published }
  return { ...ports, ...seen, bajka, tecza, owner, otherOwner, parent, submit, changing, step }
}
