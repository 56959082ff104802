import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import type { Language } from '#core/kernel/language.ts'
import { CityDescriptions } from '#core/places/city-descriptions.port.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { CmsCities } from '../domain/cities.port.ts'
import { ListDescriptionVersions, SaveDescription, ShowDescription } from '../use-cases/descriptions.ts'
import { insertCity } from './insert-description.ts'

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const editor = aUser({ type: 'cms' })

const write = (city_id: string, title: string, version: number, lang: Language = 'pl') => {
  const texts = { lead: 'Wstęp', body: documentOfText('Treść'), meta_title: 'Tytuł', meta_description: 'Opis' }
  return platform.run(SaveDescription, editor, { city_id, lang, title, version, ...texts })
}

const race = async (city_id: string, version: number) => {
  const titles = Array.from({ length: 8 }, (_, n) => `Redaktor ${n} na wersji ${version}`)
  const results = await Promise.allSettled(titles.map((title) => write(city_id, title, version)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  return { refused, saved: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.title] : [])) }
}

test('CM-03 CM-04 of eight editors at once one writes the first description and one the next; the others are told, nothing is lost', async () => {
  const city_id = await insertCity({ rows })
  for (const version of [0, 1]) {
    const { saved, refused } = await race(city_id, version)
    expect(saved).toHaveLength(1)
    expect(refused.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 7 }, () => 'VersionConflict'))
    const { title, version: stored } = await platform.run(ShowDescription, editor, { city_id, lang: 'pl' })
    expect([title, stored]).toEqual([saved[0], version + 1])
  }
  const { items } = await platform.run(ListDescriptionVersions, editor, { city_id, lang: 'pl' })
  expect(items.map(({ number }) => number)).toEqual([2, 1])
})

test('CM-02 cities with listed facilities are found, with what is written by language', async () => {
  const city_id = await insertCity({ rows }, 'Zz')
  await write(city_id, 'O mieście', 0)
  await write(city_id, 'About', 0, 'en')
  await rows(`update cms_description set complete = false where city_id = ? and lang = 'en' returning 1`, [city_id])
  const { all, byId } = platform.find(CmsCities)
  const city = {
    id: city_id,
    name: 'Zz',
    county: 'x',
    voivodeship: 'opolskie',
    slug: `aa-${city_id}`,
    category: 'przedszkola',
    facilities: 1,
    texts: { pl: 'complete', ua: 'none', en: 'partial' },
  }
  expect((await Effect.runPromise(all())).filter(({ id }) => id === city_id)).toEqual([city])
  expect(await Effect.runPromise(byId(city_id))).toEqual(city)
  const shown = platform.find(CityDescriptions).shown({ voivodeship: 'opolskie', city: `aa-${city_id}` }, 'en')
  expect(await Effect.runPromise(shown)).toMatchObject({ title: 'About', body: documentOfText('Treść') })
  await rows('update facility set deleted_at = now() where city_id = ? returning 1', [city_id])
  expect(await Effect.runPromise(byId(city_id))).toBeNull()
  expect(await Effect.runPromise(byId('constructor'))).toBeNull()
})
