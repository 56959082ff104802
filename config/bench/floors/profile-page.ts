import type { ReactNode } from 'react'
import { resolve } from '#core/facilities/statement.ts'
import { distance } from '#plugins/facility-profile/web/said.ts'
import type { readProfile } from './queries.ts'
import { a, dd, div, dl, dt, h1, h2, kinds, li, p, section, ul, zloty } from './tags.ts'

const hour = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const span = (from: number | null, until: number | null) => (from === null || until === null ? 'nieczynne' : `${hour(from)}–${hour(until)}`)
const money = (amount: number | null) => (amount === null ? null : zloty(amount))
const day = (iso: string) => iso.split('-').reverse().join('.')
const host = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/.*/g, '')
const lines = (of: Readonly<Record<string, ReactNode>>) =>
  dl(...Object.entries(of).flatMap(([name, value]) => (value === null || value === undefined ? [] : [div(dt(name), dd(value))])))

type Profile = Awaited<ReturnType<typeof readProfile>>

/** The words of our profile page, as plain as HTML gets. */
export const ProfilePage = (profile: Profile & { readonly county?: string | null; readonly commune?: string | null }) => {
  const { statements, type, city, district, voivodeship, latitude, longitude } = profile
  const { fees, places, hours, accessible, operator, website, street, building_number, post_code } = resolve(statements).facts
  const sources = statements.map(({ number, statedOn }) => `Rejestr żłobków i klubów dziecięcych, nr ${number}, stan na ${day(statedOn)}.`)
  const told = (name: string, ...children: ReactNode[]) =>
    section(h2(name), ...children, p('Stan na ', day(statements[0]?.statedOn ?? '')), p('Źródło: ', sources[0]))
  const { month = null, mealsMonth = null, mealsDay = null, discounts = null } = fees?.value ?? {}
  const address = [street?.value, building_number?.value].filter(Boolean).join(' ')
  const { value: count } = places ?? {}
  const { value: week } = hours ?? {}
  const { value: runs } = operator ?? {}
  const stay = 'bez zniżek i bez wyżywienia'
  return [
    p(kinds[type], ' · ', city, district && `, ${district}`),
    h1(profile.name),
    p('niezweryfikowana'),
    p(money(month), ' miesięcznie, wyżywienie ', money(mealsDay ?? mealsMonth), mealsDay === null ? ' miesięcznie' : ' dziennie'),
    p('Otwarte teraz · do ', week && hour(week.close_at ?? 0), ' Brak aktualnej informacji o wolnych miejscach'),
    p(address, ' ', post_code?.value, ' ', city, ' Pokaż telefon Pokaż e-mail'),
    website && p(a(website.value, host(website.value)), ' strona placówki'),
    p('Stan na ', day(statements[0]?.statedOn ?? ''), ' Źródło: ', sources[0]),
    told(
      'Opłaty',
      lines({
        [`Pobyt, miesięcznie ${stay}`]: money(month),
        'Wyżywienie, miesięcznie dopłata do pobytu': money(mealsMonth),
        'Wyżywienie, dziennie dopłata do pobytu': money(mealsDay),
        Zniżki: discounts,
      }),
    ),
    count &&
      told(
        'Miejsca',
        lines({
          'wszystkich miejsc': count.places,
          'zapisanych dzieci': count.enrolled,
          'wolnych miejsc': count.places - (count.enrolled ?? 0),
        }),
        p('może być nieaktualne. O wolne miejsca zapytaj w placówce.'),
      ),
    week &&
      told(
        'Godziny otwarcia',
        p('Godziny otwarcia'),
        lines({
          'poniedziałek–piątek': span(week.open_at, week.close_at),
          sobota: week.is_open_saturday ? span(week.saturday_open_at, week.saturday_close_at) : 'nieczynne',
          niedziela: week.is_open_sunday ? span(week.sunday_open_at, week.sunday_close_at) : 'nieczynne',
        }),
      ),
    told('Dla kogo', p(kinds[type], ': dzieci od 20 tygodni do 3 lat'), accessible && p(fit[`${accessible.value}`])),
    told(
      'Gdzie to jest',
      lines({
        Adres: `${address} ${post_code?.value ?? ''} ${city}`,
        Dzielnica: district,
        Gmina: profile.commune,
        Powiat: profile.county,
        Województwo: voivodeship,
      }),
      p(`Współrzędne ${latitude?.toFixed(5)}, ${longitude?.toFixed(5)}, dokładne: punkt podany przez źródło.`),
    ),
    section(
      h2('W pobliżu'),
      p('Najbliższe placówki tej samej kategorii, w linii prostej.'),
      ul(
        ...profile.near.map(({ slug, name, type, street, building_number, city, metres }) =>
          li(
            a(`/placowka/${slug}`, name),
            ` ${kinds[type]} · ${[street, building_number].filter(Boolean).join(' ') || city} ${distance(metres, 'pl')}`,
          ),
        ),
      ),
    ),
    runs &&
      told(
        'Kto prowadzi',
        p(runs.name),
        lines({
          Adres: runs.address,
          NIP: runs.nip,
          REGON: runs.regon,
          'Numery w rejestrach': runs.registerNumbers,
          Strona: runs.website && host(runs.website),
        }),
        p(a('/zrodla-danych', 'To Twoje dane? Zobacz, jak zgłosić sprzeciw albo poprawkę')),
      ),
    section(
      h2('Skąd to wiemy'),
      ul(...sources.map((line) => li(line))),
      p(
        '„Niezweryfikowana” znaczy, że te informacje pochodzą tylko ze źródeł powyżej. Placówka sama ich jeszcze nie potwierdziła. O źródłach danych',
      ),
    ),
  ]
}

const fit: Readonly<Record<string, string>> = {
  true: 'Dostosowana do potrzeb dzieci z niepełnosprawnościami lub wymagających szczególnej opieki',
  false: 'Niedostosowana do potrzeb dzieci z niepełnosprawnościami',
}
