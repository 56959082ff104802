import { beforeEach, expect, test } from 'vitest'
import { leadBack } from './way-back.ts'

const origin = 'https://kredka.test'
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const city = '/zlobki/malopolskie/krakow'

/** Opens a profile from a page and returns where its link back leads. */
const backFrom = (referrer: string, profile = '/placowka/mis') => {
  const way = { dataset: { lists: '/wszystkie-lokalizacje /szukaj /ulubione /porownaj /zlobki /przedszkola' } }
  const link = { href: city, closest: () => way } as unknown as HTMLAnchorElement
  leadBack(link, { origin, pathname: profile } as Location, referrer, storage)
  return link.href
}

beforeEach(() => stored.clear())

test('SH-01 a profile leads back to the list as it was left: filter, order, page, text, part of the map', () => {
  for (const list of [
    `${city}?sektor=publiczne&kolejnosc=nazwa&page=2`,
    '/wszystkie-lokalizacje?granice=19.95,50.03,19.99,50.06&zoom=14&sektor=publiczne',
    '/szukaj?q=%C5%BC%C5%82obki+blisko+Krakowa',
    '/zlobki-miasta',
    '/ulubione',
  ])
    expect(backFrom(`${origin}${list}`)).toBe(list)
})

test('SH-01 the list is kept over further profiles and over a page that leads back to the profile', () => {
  const list = `${city}?page=2`
  backFrom(`${origin}${list}`, '/placowka/mis')
  expect(backFrom(`${origin}/placowka/mis`, '/placowka/tecza')).toBe(list)
  expect(backFrom(`${origin}/placowka/tecza/opinie`, '/placowka/tecza')).toBe(list)
  expect(backFrom(`${origin}/logowanie`, '/placowka/tecza')).toBe(list)
})

test('SH-01 whoever comes from elsewhere is led to the list of the city, also after an earlier visit', () => {
  backFrom(`${origin}${city}?page=2`, '/placowka/mis')
  for (const referrer of ['', 'https://szukarka.test/zlobki', `${origin}/`, `${origin}/blog/wpis`]) {
    expect(backFrom(referrer, '/placowka/tecza')).toBe(city)
    expect(stored.size).toBe(0)
  }
})
