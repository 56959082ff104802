import { expect, test } from 'vitest'
import { routes } from '#web/pages/mounted-pages.ts'

/** Names and addresses of specification §2 and decisions §28 whose pages exist. */
const existing: Readonly<Record<string, string>> = {
  landing: '/',
  map: '/wszystkie-lokalizacje',
  map_facility: '/placowka/@facility',
  catalog_voivodeships: '/@type-miasta',
  catalog_cities: '/@type/@voivodeship',
  catalog_facilities: '/@type/@voivodeship/@city',
  catalog_district: '/@type/@voivodeship/@city/@district',
  sources: '/zrodla-danych',
  login: '/logowanie',
  register: '/rejestracja',
  reminder: '/przypomnienie-hasla',
  new_password: '/nowe-haslo/@token',
  activate: '/aktywacja/@token',
  account_confirmed: '/konto-potwierdzone',
  password_changed: '/haslo-zmienione',
  user: '/user',
  user_profile: '/user/profile',
  user_sessions: '/user/sessions',
  user_notifications: '/user/notifications',
  facilites_list: '/user/facilities',
}

/** Routes that may or may not exist yet. */
const optional: Readonly<Record<string, string>> = {
  product_landing: '/dla-placowek',
  product_landing_functions: '/dla-placowek/funkcje',
  product_landing_price_list: '/dla-placowek/cennik',
}

/** Routes of later features: an implemented one moves to `existing`, with the same name and address. */
const planned: Readonly<Record<string, string>> = {
  facility: '/map/@facility',
  facility_signup: '/stworz-placowke',
  materials: '/strefa-nauczyciela',
  user_facility: '/user_facility/@facility',
  facility_settings_view: '/user_facility/@facility/facility_settings',
}

const nameByRoute = new Map(Object.entries(routes).map(([name, route]) => [route, name]))

test('SH-15 every named route of the specification that exists has its name and address', () => {
  expect(Object.fromEntries(Object.keys(existing).map((name) => [name, routes[name]]))).toEqual(existing)
  for (const [name, route] of Object.entries(optional)) expect([name, routes[name] ?? route]).toEqual([name, route])
})

test('SH-15 no route listed as planned exists yet', () => {
  for (const [name, route] of Object.entries(planned))
    expect([name, routes[name], nameByRoute.get(route)]).toEqual([name, undefined, undefined])
})

test('SH-15 no address has two names', () => {
  expect(nameByRoute.size).toBe(Object.keys(routes).length)
})
