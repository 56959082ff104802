import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import type { Hearts } from './hearts-interface.ts'
import type { StoredList } from './stored-list.ts'

const one = newId()
const two = newId()
const three = newId()
let list: StoredList
let userId: string | null
const toasts: string[] = []
/** Functions that are called when the page is left. */
const leaving: (() => void)[] = []
const callApi = vi.fn()
const answer = (...ids: readonly string[]) => ({ favourites: ids.map((id) => ({ id })), added: ids.length, left_out: 0 })

beforeEach(() => {
  vi.resetModules()
  list = { owner: null, ids: [] }
  userId = 'ola'
  toasts.length = 0
  callApi.mockReset()
  vi.stubGlobal('document', { querySelector: () => null })
  leaving.length = 0
  vi.stubGlobal('addEventListener', (_: string, leave: () => void) => leaving.push(leave))
  const session = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  })
  vi.doMock('#web/runtime/api.ts', () => ({ callApi }))
  vi.doMock('#web/runtime/islands/toast.ts', () => ({ toast: ({ text }: { text: string }) => toasts.push(text) }))
  vi.doMock('#web/runtime/islands/show-api-error.ts', () => ({ showApiError: async () => void toasts.push('error') }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const hearts = {
  knownUserId: () => userId,
  storedList: () => list,
  storeList: (next: StoredList) => {
    list = next
  },
  heartText: (name: string) => name,
} as Hearts

const load = () => import('./account-list.ts')
const settled = () => new Promise((done) => setTimeout(done))

test.each([1, 0])('J1.4 merges the list of a visitor into the account, keeps the union and says so; %i added', async (added) => {
  list = { owner: null, ids: [one] }
  callApi.mockResolvedValue({ ...answer(one, two), added })
  await (await load()).followAccount(hearts)
  await settled()
  expect(callApi.mock.calls[0]?.[1]).toEqual({ facility_ids: [one] })
  expect([list, toasts]).toEqual([{ owner: 'ola', ids: [one, two] }, ['merged']])
})

test('J1.4 says it again on the next page when the first one was left at once', async () => {
  list = { owner: null, ids: [one] }
  callApi.mockResolvedValue(answer(one))
  const { followAccount } = await load()
  await followAccount(hearts)
  for (const leave of leaving) leave()
  await followAccount(hearts)
  await settled()
  expect(toasts).toEqual(['merged', 'merged'])
  // The second page was read.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000)
  for (const leave of leaving) leave()
  await followAccount(hearts)
  await settled()
  expect(toasts).toHaveLength(2)
})

test('says when not all found room', async () => {
  list = { owner: null, ids: [one] }
  callApi.mockResolvedValue({ ...answer(two), left_out: 1 })
  await (await load()).followAccount(hearts)
  await settled()
  expect(toasts).toEqual(['leftOut'])
})

test('a failed merge keeps the list for the next page', async () => {
  list = { owner: null, ids: [one] }
  callApi.mockRejectedValue(new Error('offline'))
  await expect((await load()).followAccount(hearts)).rejects.toThrow()
  expect(list).toEqual({ owner: null, ids: [one] })
})

test('reads the account’s list once in half a minute, and each time on the page of the favourites', async () => {
  callApi.mockResolvedValue(answer(one))
  const { followAccount } = await load()
  await followAccount(hearts)
  await followAccount(hearts)
  expect(callApi).toHaveBeenCalledTimes(1)
  vi.stubGlobal('document', { querySelector: () => ({}) })
  await followAccount(hearts)
  expect(callApi).toHaveBeenCalledTimes(2)
})

test('calls run one after another, and only the answer to the last one is kept', async () => {
  const answers: ((value: unknown) => void)[] = []
  callApi.mockImplementation(() => new Promise((give) => answers.push(give)))
  list = { owner: null, ids: [one] }
  const { followAccount, saveToAccount } = await load()
  const merged = followAccount(hearts)
  list = { owner: null, ids: [two, one] }
  const saved = saveToAccount(hearts, two, true)
  await settled()
  expect(answers.length).toBe(1)
  answers[0]?.(answer(two, one))
  await merged
  await settled()
  answers[1]?.(answer(two, one, three))
  await saved
  expect([callApi.mock.calls.length, list]).toEqual([2, { owner: 'ola', ids: [two, one, three] }])
})

test.each([
  ['marking', true, [one], []],
  ['unmarking', false, [], [one]],
])('a failed %s is undone and shown', async (_, isMarked, shown, after) => {
  list = { owner: 'ola', ids: shown }
  callApi.mockRejectedValue(new Error('offline'))
  await (await load()).saveToAccount(hearts, one, isMarked)
  expect([list.ids, toasts]).toEqual([after, ['error']])
})

test('an answer that arrives after signing out, or for another account, is dropped', async () => {
  for (const next of [null, 'ewa']) {
    userId = 'ola'
    list = { owner: null, ids: [] }
    let give: ((value: unknown) => void) | undefined
    callApi.mockImplementation(() => new Promise((done) => (give = done)))
    const { followAccount } = await load()
    const followed = followAccount(hearts)
    await settled()
    userId = next
    give?.(answer(one))
    await followed
    expect(list.ids).toEqual([])
  }
})
