import express from 'express'
import pg from 'pg'
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { resolve } from '#core/facilities/statement.ts'
import { readCity, readProfile } from './queries.ts'

// The floor: nothing between a request, its rows and its HTML but Express, `pg` and React. The same words as our own <main>.

const kinds: Readonly<Record<string, string>> = { nursery: 'Żłobek', toddler_club: 'Klub dziecięcy', day_guardian: 'Dzienny opiekun' }
const zloty = (grosze: number) => `${(grosze / 100).toFixed(grosze % 100 ? 2 : 0).replace('.', ',')} zł`
const hour = (minutes: number | null) =>
  `${String(Math.floor((minutes ?? 0) / 60)).padStart(2, '0')}:${String((minutes ?? 0) % 60).padStart(2, '0')}`
const day = (iso: string) => iso.split('-').reverse().join('.')
const p = (...words: ReactNode[]) => h('p', null, ...words)
const lines = (of: readonly (readonly [string, ReactNode])[]) =>
  h(
    'dl',
    null,
    of
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value))),
  )

type City = Awaited<ReturnType<typeof readCity>>
const CityPage = ({ city, cards, at }: City & { at: string }) => [
  h('h1', { key: 1 }, 'Żłobki, ', city.name),
  h('p', { key: 2 }, city.total, ' placówek ', city.total > 20 && `strona 1 z ${Math.ceil(city.total / 20)}`, ' kolejność: A–Z po nazwie'),
  h(
    'ul',
    { key: 3 },
    [{ name: 'Całe miasto', slug: '', count: city.total }, ...city.districts].map(({ name, slug, count }) =>
      h('li', { key: slug }, h('a', { href: `${at}/${slug}` }, name, ' ', count)),
    ),
  ),
  h(
    'ul',
    { key: 4 },
    cards.map((card) =>
      h(
        'li',
        { key: card.id },
        h('h2', null, h('a', { href: `/placowka/${card.slug}` }, card.name)),
        p(kinds[card.type]),
        p([[card.street, card.building_number].filter(Boolean).join(' '), card.district, card.city].filter(Boolean).join(', ')),
        p('niezweryfikowana'),
        card.made && p('dane przykładowe'),
        card.tuition_month === null ? p('brak informacji o opłacie') : p(h('strong', null, zloty(card.tuition_month)), ' / mies.'),
        p('brak aktualnej informacji o miejscach'),
      ),
    ),
  ),
  h('nav', { key: 5 }, h('a', { href: '?page=2' }, '2'), ' Następna'),
]

type Profile = Awaited<ReturnType<typeof readProfile>>
const ProfilePage = ({
  name,
  type,
  city,
  district,
  county,
  commune,
  voivodeship,
  latitude,
  longitude,
  made,
  statements,
}: Profile & { county: string | null; commune: string | null }) => {
  const { fees, places, hours, accessible, operator, website, street, building_number, post_code } = resolve(statements).facts
  const source = statements.map(
    ({ source, number, statedOn }) =>
      `${source === 'zlobki' ? 'Rejestr żłobków i klubów dziecięcych' : 'dane przykładowe, zmyślone'}, nr ${number}, stan na ${day(statedOn)}.`,
  )
  const section = (title: string, ...children: ReactNode[]) =>
    h('section', null, h('h2', null, title), ...children, p('Stan na ', day(statements[0]?.statedOn ?? '')), p('Źródło: ', source[0]))
  const address = [street?.value, building_number?.value].filter(Boolean).join(' ')
  const { month = null, mealsMonth = null, mealsDay = null } = fees?.value ?? {}
  const money = (amount: number | null) => (amount === null ? null : zloty(amount))
  const { value: free } = places ?? {}
  const open = (works: boolean, from: number | null, until: number | null) => (works ? `${hour(from)}–${hour(until)}` : 'nieczynne')
  return [
    p(kinds[type], ' · ', city, district && `, ${district}`),
    h('h1', null, name),
    p('niezweryfikowana', made && ' dane przykładowe'),
    h(
      'aside',
      null,
      p(money(month), ' miesięcznie'),
      p('wyżywienie ', money(mealsDay ?? mealsMonth)),
      p('Teraz zamknięte Brak aktualnej informacji o wolnych miejscach'),
      p(address, ' ', post_code?.value, ' ', city),
      h('button', null, 'Pokaż telefon'),
      h('button', null, 'Pokaż e-mail'),
      website && h('a', { href: website.value }, website.value.replace(/^https?:\/\/(www\.)?|\/.*/g, ''), ' strona placówki'),
    ),
    section(
      'Opłaty',
      lines([
        ['Pobyt, miesięcznie bez zniżek i bez wyżywienia', money(month)],
        ['Wyżywienie, dziennie dopłata do pobytu', money(mealsDay)],
        ['Wyżywienie, miesięcznie dopłata do pobytu', money(mealsMonth)],
      ]),
    ),
    free &&
      section(
        'Miejsca',
        lines([
          ['wszystkich miejsc', free.places],
          ['zapisanych dzieci', free.enrolled],
          ['wolnych miejsc', Math.max(0, free.places - (free.enrolled ?? 0))],
        ]),
        p('może być nieaktualne. O wolne miejsca zapytaj w placówce.'),
      ),
    hours &&
      section(
        'Godziny otwarcia',
        lines([
          ['poniedziałek–piątek', open(true, hours.value.open_at, hours.value.close_at)],
          ['sobota', open(hours.value.is_open_saturday, hours.value.saturday_open_at, hours.value.saturday_close_at)],
          ['niedziela', open(hours.value.is_open_sunday, hours.value.sunday_open_at, hours.value.sunday_close_at)],
        ]),
      ),
    section(
      'Dla kogo',
      p(kinds[type], ': dzieci od 20 tygodni do 3 lat'),
      accessible?.value && p('Dostosowana do potrzeb dzieci z niepełnosprawnościami lub wymagających szczególnej opieki'),
    ),
    section(
      'Gdzie to jest',
      lines([
        ['Adres', `${address} ${post_code?.value ?? ''} ${city}`],
        ['Dzielnica', district],
        ['Gmina', commune],
        ['Powiat', county],
        ['Województwo', voivodeship],
      ]),
      p('Współrzędne ', latitude?.toFixed(5), ', ', longitude?.toFixed(5), ', dokładne: punkt podany przez źródło.'),
    ),
    operator &&
      section(
        'Kto prowadzi',
        p(operator.value.name),
        lines([
          ['Adres', operator.value.address],
          ['NIP', operator.value.nip],
          ['REGON', operator.value.regon],
          ['Numery w rejestrach', operator.value.registerNumbers],
        ]),
        p('To Twoje dane? Zobacz, jak zgłosić sprzeciw albo poprawkę'),
      ),
    h(
      'section',
      null,
      h('h2', null, 'Skąd to wiemy'),
      h(
        'ul',
        null,
        source.map((line) => h('li', { key: line }, line)),
      ),
      p('„Niezweryfikowana” znaczy, że te informacje pochodzą tylko ze źródeł powyżej. Placówka sama ich jeszcze nie potwierdziła.'),
      p('O źródłach danych'),
    ),
  ].map((part, n) => h('div', { key: n }, part))
}

const page = (title: string, main: ReactNode) =>
  `<!doctype html>${renderToString(h('html', { lang: 'pl' }, h('head', null, h('title', null, title)), h('body', null, h('main', null, main))))}`

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = express().disable('x-powered-by')
app.get('/zlobki/:voivodeship/:city', async ({ params: { voivodeship, city } }, response) => {
  const read = await readCity(pool, ['zlobki', voivodeship, city])
  response.send(page(read.city.name, h(CityPage, { ...read, at: `/zlobki/${voivodeship}/${city}` })))
})
app.get('/placowka/:slug', async ({ params: { slug } }, response) => {
  const profile = await readProfile(pool, slug)
  response.send(page(profile.name, h(ProfilePage, profile as Parameters<typeof ProfilePage>[0])))
})
const server = app.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
