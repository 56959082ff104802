import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { CmsCity, NewDescription } from '../contract/description.ts'
import type { CmsCities } from '../domain/cities.port.ts'
import type { Description, SavedVersion } from '../domain/description.ts'
import { descriptionsOf } from '../domain/descriptions.port.ts'
import { shownDescriptions } from '../services/descriptions.ts'
import { ListCities } from '../use-cases/cities.ts'
import { ListDescriptionVersions, RestoreDescription, SaveDescription, ShowDescription } from '../use-cases/descriptions.ts'
import { SeedCmsDemo } from '../use-cases/seed-demo.ts'

/** Creates a city without any description. */
export const aCity = (over: Partial<CmsCity> = {}): CmsCity => ({
  id: newId(),
  name: 'Kraków',
  county: 'Kraków',
  voivodeship: 'malopolskie',
  slug: 'krakow',
  category: 'przedszkola',
  facilities: 100,
  texts: { pl: 'none', ua: 'none', en: 'none' },
  ...over,
})

/** Creates a description to save, with all texts. */
export const newDescription = (city: CmsCity, over: Partial<NewDescription> = {}): NewDescription => ({
  city_id: city.id,
  lang: 'pl',
  title: 'O mieście',
  lead: 'Wstęp',
  body: documentOfText('Treść'),
  meta_title: 'Tytuł',
  meta_description: 'Opis',
  ...over,
})

/** Creates the use-cases of descriptions in memory, with an editor and these cities. */
export const makeCmsFixture = (...cities: readonly CmsCity[]) => {
  const descriptions = makeMemoryStore<Description, VersionConflict>({
    unique: [{ columns: ['city_id', 'lang'], Failure: VersionConflict }],
  })
  const versions = makeMemoryStore<SavedVersion>({ key: ['description_id', 'number'] })
  const audit = makeAudit()
  const events = makeEvents()
  const clock = makeClock('2026-11-27T10:00:00Z')
  const editor = aUser({ id: newId(), type: 'cms' })
  const cmsCities: CmsCities = {
    all: () => Effect.succeed(cities),
    byId: (id) => Effect.succeed(cities.find((city) => city.id === id) ?? null),
  }
  const accounts: Accounts = {
    byIds: (ids) =>
      Effect.succeed(
        ids.map((id) => ({ id, email: 'c@kredka.test', first_name: 'Cezary', last_name: 'Redaktor', language: 'pl' as const })),
      ),
  }
  const ports = {
    cities: cmsCities,
    repository: descriptionsOf(descriptions, versions),
    accounts,
    audit,
    events,
    clock,
    transaction: makeTransaction(descriptions, versions, audit, events),
  }
  return {
    ...ports,
    editor,
    list: makeOf(ListCities)(ports),
    show: makeOf(ShowDescription)(ports),
    save: makeOf(SaveDescription)(ports),
    versions: makeOf(ListDescriptionVersions)(ports),
    restore: makeOf(RestoreDescription)(ports),
    seed: makeOf(SeedCmsDemo)(ports),
    descriptions: shownDescriptions(ports.repository),
  }
}
