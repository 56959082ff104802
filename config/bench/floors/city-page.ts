import { CityFilters } from './city-filters.ts'
import { a, h1, h2, kinds, li, p, strong, ul, zloty } from './tags.ts'
import type { readCity } from './queries.ts'

type City = Awaited<ReturnType<typeof readCity>>

const card = ({ slug, name, type, street, building_number, district, city, made, tuition_month }: City['cards'][number]) =>
  li(
    h2(a(`/placowka/${slug}`, name)),
    p(kinds[type]),
    p([[street, building_number].filter(Boolean).join(' '), district, city].filter(Boolean).join(', ')),
    p('niezweryfikowana', made && ' dane przykładowe'),
    tuition_month === null ? p('brak informacji o opłacie') : p(strong(zloty(tuition_month)), ' / mies.'),
    p('brak aktualnej informacji o miejscach'),
  )

/** The words of our catalogue page, as plain as HTML gets. */
export const CityPage = ({ city, cards, at }: City & { readonly at: string }) => [
  h1('Żłobki, ', city.name),
  CityFilters(),
  p(city.total, ' placówek ', `strona 1 z ${Math.ceil(city.total / 20)}`),
  ul(...['nazwa', 'opłata', 'polecane', 'najnowsze dane'].map((order) => li(a(`?kolejnosc=${order}`, order)))),
  p('Kolejność: od A do Z po nazwie. Nikt nie płaci za miejsce na liście.'),
  ul(li(a(at, 'Całe miasto ', city.total)), ...city.districts.map(({ name, slug, count }) => li(a(`${at}/${slug}`, name, ' ', count)))),
  ul(...cards.map(card)),
  p(a('?page=2', '2'), ' Następna'),
]
