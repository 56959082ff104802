import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { CmsCity, NewDescription } from '../contract/description.ts'
import { CmsCities } from '../domain/cities.port.ts'
import { DescriptionRepository } from '../domain/descriptions.port.ts'
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

/** Texts for search engines that every page has without those of its description. */
export const usualHead = { title: 'Przedszkola w Krakowie (małopolskie)', description: 'Przedszkola w Krakowie: 3 placówki.' }

/** Finds the ports of descriptions and creates their use-cases, with an editor and these cities. */
export const makeCmsFixture = async (database: UseCaseDatabase, ...cities: readonly CmsCity[]) => {
  for (const { id, name, county, voivodeship, slug, category } of cities)
    await storeFacilityRow(database, { city_id: id, city: name, city_slug: slug, county, voivodeship, category })
  const audit = makeAudit()
  const events = makeEvents()
  const editor = aUser({ id: newId(), type: 'cms' })
  const accounts: Accounts = {
    byIds: (ids) =>
      Effect.succeed(
        ids.map((id) => ({ id, email: 'c@kredka.test', first_name: 'Cezary', last_name: 'Redaktor', language: 'pl' as const })),
      ),
  }
  const ports = {
    cities: database.find(CmsCities),
    repository: database.find(DescriptionRepository),
    accounts,
    heads: { usual: () => Effect.succeed(usualHead) },
    audit,
    events,
    clock: database.clock,
    transaction: transactionWith(database, audit, events),
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
