import { expect, test } from 'vitest'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { makePageDataReader } from './read-page-data.ts'

const contextOf = (server: string, more: object = {}) => ({ context: { server, ...more } }) as unknown as PageContext
const visitor = contextOf('primary', { overReplicas: { server: 'replica' } })
const user = contextOf('primary')

/** Page that answers for each server, and notes which it was asked for. */
const pageOf = (answers: Readonly<Record<string, PageData<unknown>['head'] | Error>>) => {
  const databases: string[] = []
  const data = async ({ context }: PageContext) => {
    const { server } = context as unknown as { readonly server: string }
    databases.push(server)
    const head = answers[server]
    if (!head || head instanceof Error) throw head
    return { value: server, head }
  }
  return { page: { id: 'page', data }, databases }
}

test('replicas answer visitors for pages with cache tags, the primary answers users', async () => {
  const read = makePageDataReader()
  const { page, databases } = pageOf({ replica: { tags: ['x'] }, primary: { tags: ['x'] } })
  expect([(await read(page, visitor))?.value, (await read(page, user))?.value, databases]).toEqual([
    'replica',
    'primary',
    ['replica', 'primary'],
  ])
})

test('that something is not there, only the primary says', async () => {
  const read = makePageDataReader()
  const missing = pageOf({ replica: new Error('404'), primary: { tags: ['x'] } })
  expect((await read(missing.page, visitor))?.value).toBe('primary')
  const gone = pageOf({ replica: { tags: ['x'], status: 404 }, primary: { tags: ['x'] } })
  expect((await read(gone.page, visitor))?.value).toBe('primary')
  const never = pageOf({ replica: new Error('404'), primary: new Error('404 of the primary') })
  await expect(read(never.page, visitor)).rejects.toThrow('404 of the primary')
})

test('a page without cache tags, such as one that shows what was just sent, is read from the primary from then on', async () => {
  const read = makePageDataReader()
  const { page, databases } = pageOf({ replica: {}, primary: {} })
  await read(page, visitor)
  expect((await read(page, visitor))?.value).toBe('primary')
  expect(databases).toEqual(['replica', 'primary', 'primary'])
})
