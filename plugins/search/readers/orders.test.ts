import { expect, test } from 'vitest'
import { meaningsBy } from '../testing/chosen-by.ts'
import { readOrders } from './orders.ts'

const ordersIn = (text: string) => meaningsBy(readOrders, text).map((meaning) => (meaning.kind === 'order' ? meaning.order : meaning.kind))

test.each([
  ['najtańsze przedszkole', ['price']],
  ['jak najtaniej', ['price']],
  ['tani żłobek', ['price']],
  ['niedrogi', ['price']],
  ['недорого', ['price']],
  ['найдешевші ясла', ['price']],
  ['cheapest nursery', ['price']],
  ['affordable', ['price']],
  ['najtańsze po dofinansowaniu', ['cost']],
  ['najtańszy żłobek dla nas', ['price']],
  ['najtańsze dla nas', ['cost']],
  ['cheapest after benefits', ['cost']],
  ['найдешевші після допомоги', ['cost']],
  ['najlepsze przedszkole', ['rating']],
  ['z dobrymi opiniami', ['rating']],
  ['polecane', ['rating']],
  ['з добрими відгуками', ['rating']],
  ['best rated', ['rating']],
  ['najbliżej', ['distance']],
  ['jak najbliżej', ['distance']],
  ['найближчий', ['distance']],
  ['the nearest', ['distance']],
  ['dobre przedszkole', ['link']],
  ['good nursery', ['link']],
  ['Taniec', []],
  ['blisko', []],
])('the orders of “%s” are %j', (text, orders) => expect(ordersIn(text)).toEqual(orders))
