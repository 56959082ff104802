import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeFacilities } from '#adapters/memory/facilities.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { operator } from '#core/access/actor.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Territory } from '#core/places/territory.port.ts'
import { makeMemoryLocalities } from '#plugins/places/testing/memory-places.ts'
import { makeMemoryTagging } from '#plugins/tags/testing/memory-tags.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { makeMemoryPanel } from './memory-panel.ts'

const permissions = ['facility-data/write', 'facility-ownership/write'] as const

/** Creates the ports of the panel in memory, with one facility of an owner. */
export const makePanelFixture = async (values: FieldValues = {}) => {
  const clock = makeClock()
  const facilities = makeFacilities()
  const localities = makeMemoryLocalities()
  const audit = makeAudit()
  const events = makeEvents()
  const limitStore = makeLimitStore()
  const records = { facilities, localities, tagging: makeMemoryTagging() }
  const memory = makeMemoryPanel(facilities)
  const pictures = makeUploadsFixture()
  const transaction = makeTransaction(facilities, localities, memory, audit, events, limitStore, pictures)
  const limits = makeMemoryLimits({ store: limitStore, events, clock, transaction })
  /** Calls of the review queue. */
  const reviews: string[] = []
  const reviewQueue = {
    submit: ({ subjectId }: { readonly subjectId: string }) =>
      Effect.sync(() => {
        reviews.push(`submit ${subjectId}`)
        return { dueAt: '' }
      }),
    withdraw: (_: string, subjectId: string) => Effect.sync(() => void reviews.push(`withdraw ${subjectId}`)),
  }
  const accounts = {
    byIds: (ids: readonly string[]) =>
      Effect.succeed(ids.map((id) => ({ id, email: 'a@b.pl', first_name: 'Sylwia', last_name: 'Supportowa', language: 'pl' as const }))),
  }
  const tags = {
    byIds: (ids: readonly string[]) =>
      Effect.succeed(
        ids.map((id) => {
          const key = id.slice('tag-'.length)
          const category = 'features' as const
          return { id, key, type: 'features', category, display: key, names: null, param: key, icon: 'Tag', created_at: '' }
        }),
      ),
    ofCategories: () => Effect.succeed([]),
    resolveIds: (_: string, names: readonly string[]) =>
      Effect.succeed([...new Set(names)].filter((name) => name !== 'unknown').map((name) => `tag-${name}`)),
  }
  const stated: FieldValues = {
    name: 'Bajka',
    type: 'kindergarten',
    voivodeship: 'malopolskie',
    county: 'Kraków',
    city: 'Kraków',
    street: 'ul. Leśna',
    location: { longitude: 19.94, latitude: 50.06, precision: 'exact' },
    ...values,
  }
  const statements = [{ number: '1/Z', values: stated }]
  const batch = { id: newId(), source: 'zlobki', on: '2026-01-01' }
  await run(transaction(makeOf(RecordStatements)(records)(operator, { batch, statements })))
  const [facilityId = ''] = facilities.records.keys()
  limitStore.standings.set(facilityId, { status: 'registered', validUntil: null })
  const owner = aUser({ perms: { [facilityId]: permissions } })
  pictures.facilityIds.add(facilityId)
  const uploads = pictures.service
  /** Uploads a photo of a member of the staff as the owner; returns its id. */
  const uploadPhoto = async (facility_id = facilityId) => (await pictures.upload({ purpose: 'employee', facility_id }, owner)).id
  const territory: Territory = { metresOutside: (_, __, latitude) => (latitude > 52 ? 100_000 : 0) }
  const ports = { clock, uploads, audit, events, transaction, limits, reviewQueue, accounts, tags, territory, ...records, ...memory }
  return {
    ...ports,
    facilityId,
    owner,
    stranger: aUser({ id: newId() }),
    reviews,
    limitStore,
    uploadPhoto,
    uploadRows: pictures.rows,
  }
}
