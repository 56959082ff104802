import { expect, test } from 'vitest'
import { filterPhrasesOf, readWords } from '#config/quality/testing/read-words.ts'
import { plugin } from '../plugin.ts'
import { catalogueFacets } from './facets.ts'

const phrases = filterPhrasesOf(catalogueFacets)

/** Words of parents, by the filters that they mean; several facets joined by ` & `, '' for none. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'category=zlobki': [
    'żłobek Gdańsk',
    'miejsce w żłobku',
    'bez żłobka',
    'żłobki blisko',
    'zlobek',
    'rzłobek',
    'leśny żłobek',
    'grupa żłobkowa',
    'ясла на Волі',
    'до ясел',
    'nursery near Kraków',
    'day nursery',
    'daycare',
    'crèche',
  ],
  'category=przedszkola': [
    'przedszkole Wrocław',
    'do przedszkola',
    'najlepsze przedszkola',
    'pszedszkole',
    'leśne przedszkole',
    'садок у Кракові',
    'шукаю дитячий садок',
    'садочок',
    'детский сад',
    'дитсадок',
    'kindergarten',
    'nursery school in Warsaw',
    'pre-school',
    'forest kindergarten',
  ],
  'category=zlobki & category=przedszkola': ['żłobek i przedszkole', 'żłobko-przedszkole albo żłobek i przedszkole', 'ясла та садок'],
  'status=zweryfikowana,wyrozniona': ['zweryfikowana placówka', 'перевірені', 'verified'],
  'status=niezweryfikowana': ['niezweryfikowane', 'не перевірено', 'not verified'],
  has_vacancies: [
    'wolne miejsca',
    'z wolnym miejscem',
    'są jeszcze miejsca?',
    'od zaraz',
    'dostępne miejsca',
    'вільні місця',
    'чи є місця',
    'free places',
    'any vacancies',
    'spaces available',
  ],
  open_saturday: ['w soboty', 'czynne w sobotę', 'w weekendy', 'по суботах', 'у вихідні', 'open on Saturdays', 'at weekends'],
  '': ['Kraków', 'ul. Szkolna 3', 'dla trzylatka', 'miejsca parkingowe', 'Żłobin', 'Sadkowice', 'for a toddler', 'wiek przedszkolny'],
}

test('what parents write means what they mean', () => {
  const misread = Object.entries(examples).flatMap(([means, texts]) =>
    texts.map((text) => ({ text, means, read: readWords(phrases, text).join(' & ') })).filter(({ read }) => read !== means),
  )
  expect(misread).toEqual([])
})

test.each(Object.entries(plugin.messages))(
  'the names and phrases of filters are understood in %s',
  (_, messages: Readonly<Record<string, string>>) => {
    const texts: Readonly<Record<string, readonly string[]>> = {
      'category=zlobki': ['catalogue.zlobki', 'catalogue.facet.category.zlobki.phrase'],
      'category=przedszkola': ['catalogue.przedszkola', 'catalogue.facet.category.przedszkola.phrase'],
      'status=zweryfikowana,wyrozniona': ['catalogue.facet.status.registered', 'catalogue.facet.status.registered.phrase'],
      'status=niezweryfikowana': ['catalogue.facet.status.unknown', 'catalogue.facet.status.unknown.phrase'],
      has_vacancies: ['catalogue.facet.has_vacancies', 'catalogue.facet.has_vacancies.phrase'],
      open_saturday: ['catalogue.facet.open_saturday', 'catalogue.facet.open_saturday.phrase'],
    }
    const misread = Object.entries(texts).flatMap(([means, keys]) =>
      keys
        .map((key) => ({ text: messages[key] ?? '', means, read: readWords(phrases, messages[key] ?? '').join(' & ') }))
        .filter(({ read }) => read !== means),
    )
    expect(misread).toEqual([])
  },
)
