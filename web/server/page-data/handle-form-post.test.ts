import { expect, test } from 'vitest'
import type { ActionResult, FormPost } from '../../runtime/form-post.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import { handleFormPost } from './handle-form-post.ts'
import { pageExitOf } from './page-exit.ts'

const post = (result: ActionResult, over: Partial<FormPost> = {}) => {
  const posted: FormPost = { values: { name: 'Ola', password: 'tajne' }, crossSite: false, ...over }
  return handleFormPost({ context: { posted } } as unknown as PageContext, async () => result)
}
const exitOf = (run: Promise<unknown>) => run.then(() => undefined, pageExitOf)

test('SH-13 an accepted form redirects to another page, which the browser loads by GET', async () => {
  expect(await exitOf(post({ redirect: '/wyslano' }))).toEqual({ seeOther: '/wyslano', session: undefined })
})

test('SH-13 no action can accept a form without a redirect', () => {
  // @ts-expect-error The page would be the answer to a POST, which reloading sends again.
  const shown: ActionResult = { data: 'Wysłano' }
  expect('redirect' in shown || 'errors' in shown).toBe(false)
})

test('SH-13 a rejected form is shown again with its values, without secrets', async () => {
  const errors = { status: 422, code: 'error/validation', message: 'Popraw', fields: {} } as const
  const { posted } = await post({ errors })
  expect(posted).toMatchObject({ values: { name: 'Ola' }, rejected: errors })
  expect(posted?.values).not.toHaveProperty('password')
})

test('SH-13 refuses a form of another site', async () => {
  expect(await exitOf(post({ redirect: '/wyslano' }, { crossSite: true }))).toEqual({ status: 403 })
})
