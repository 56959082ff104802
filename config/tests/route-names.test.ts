import { expect, test } from 'vitest'
import { routes } from '#web/pages/mounted.ts'

/** Names and addresses of specification §2 and decisions §28, as far as their pages exist. */
const there: Readonly<Record<string, string>> = {
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

/** Those that may already be there, made at the same time as this list. */
const arriving: Readonly<Record<string, string>> = {
  product_landing: '/dla-placowek',
  product_landing_functions: '/dla-placowek/funkcje',
  product_landing_price_list: '/dla-placowek/cennik',
}

/** Those that later orders bring: once one is there, it moves up, under the very name and address. */
const later: Readonly<Record<string, string>> = {
  facility: '/map/@facility',
  facility_signup: '/stworz-placowke',
  materials: '/strefa-nauczyciela',
  user_facility: '/user_facility/@facility',
  facility_settings_view: '/user_facility/@facility/facility_settings',
}

const at = new Map(Object.entries(routes).map(([name, route]) => [route, name]))

test('SH-15 every named route of the specification that exists has its name and address', () => {
  expect(Object.fromEntries(Object.keys(there).map((name) => [name, routes[name]]))).toEqual(there)
  for (const [name, route] of Object.entries(arriving)) expect([name, routes[name] ?? route]).toEqual([name, route])
})

test('SH-15 what this list says is still to come is not there: what has come moves up', () => {
  for (const [name, route] of Object.entries(later)) expect([name, routes[name], at.get(route)]).toEqual([name, undefined, undefined])
})

test('SH-15 no address has two names', () => {
  expect(at.size).toBe(Object.keys(routes).length)
})
