import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../../contract/limits.ts'

const one = newId()
const two = newId()
let stored = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  stored = new Map()
  const page = new EventTarget()
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const load = () => import('./stored-list.ts')
const signInAs = (id: string | null) => {
  if (id === null) stored.delete('user')
  else stored.set('user', JSON.stringify({ id }))
}

test.each(['{', '"x"', '[]', 'null', '{"ids":"x"}', '{"owner":1,"ids":[1,null,"x"]}'])(
  'an invalid stored list is an empty one: %s',
  async (text) => {
    const { parseStoredList } = await load()
    expect(parseStoredList(text)).toEqual({ owner: null, ids: [] })
  },
)

test('keeps valid ids of a damaged list, each once, and not more than there is room for', async () => {
  const { parseStoredList } = await load()
  expect(parseStoredList(JSON.stringify({ owner: null, ids: [one, 'x', one, 3, two] })).ids).toEqual([one, two])
  const many = Array.from({ length: maxFavourites + 5 }, newId)
  expect(parseStoredList(JSON.stringify({ owner: null, ids: many })).ids).toHaveLength(maxFavourites)
})

test('J1.4 stores the list of a visitor, tells the page, and leaves nothing behind when it is empty', async () => {
  const { storeList, storedList, onStoredList } = await load()
  const heard = vi.fn()
  onStoredList(heard)
  storeList({ owner: null, ids: [one] })
  expect([storedList().ids, heard.mock.calls.length]).toEqual([[one], 1])
  storeList({ owner: null, ids: [] })
  expect([storedList().ids, stored.size]).toEqual([[], 0])
})

test.each(['favourites', 'user', 'storage', 'pageshow'])('hears of a change: %s', async (type) => {
  const { onStoredList } = await load()
  const heard = vi.fn()
  onStoredList(heard)
  dispatchEvent(new Event(type))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('J1.4 the copy of an account is shown to that account only, and removed when it signs out or another one signs in', async () => {
  const { storeList, storedList, forgetOtherAccounts } = await load()
  signInAs('ola')
  storeList({ owner: 'ola', ids: [one] })
  forgetOtherAccounts()
  expect(storedList()).toEqual({ owner: 'ola', ids: [one] })
  for (const user of [null, 'ewa']) {
    signInAs('ola')
    storeList({ owner: 'ola', ids: [one] })
    signInAs(user)
    expect(storedList()).toEqual({ owner: null, ids: [] })
    forgetOtherAccounts()
    expect(stored.has('favourites')).toBe(false)
  }
})

test('the list of a visitor stays until it was merged, whoever signs in', async () => {
  const { storeList, storedList, forgetOtherAccounts } = await load()
  storeList({ owner: null, ids: [one, two] })
  signInAs('ola')
  forgetOtherAccounts()
  expect(storedList()).toEqual({ owner: null, ids: [one, two] })
})

test('without storage the list lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', null)
  const { storeList, storedList, knownUserId } = await load()
  storeList({ owner: null, ids: [one] })
  expect([storedList().ids, knownUserId()]).toEqual([[one], null])
})
