// @vitest-environment happy-dom
import { Schema } from 'effect'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { route } from '#core/plugin/route.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { draftRoutes as routes } from '../testing/draft-routes.ts'
import { type FakeCall, fakeApi, problem } from '../testing/fake-api.ts'
import { press, renderApp, settled, type } from '../testing/render-app.tsx'
import { ApiForm } from './ApiForm.tsx'
// Loaded before anybody types, as it is in a browser.
import './follow-draft.ts'
import { useApiForm } from './use-api-form.ts'

const Post = Schema.Struct({ title: Schema.String, lead: Schema.String, version: Schema.Number })
const changePost = route.patch('/api/v1/post', {
  summary: 'Changes.',
  input: Schema.Struct({
    title: Schema.optional(Schema.String),
    lead: Schema.optional(Schema.String),
    status: Schema.optional(Schema.String),
    version: Schema.optional(Schema.Number),
  }),
  output: Post,
  access: 'anyone',
  version: true,
  errors: [VersionConflict],
})
const at = '2026-11-29T20:04:00.000Z'

/** Drafts and the post as the server has them. */
let draft: { content: string; version: number; saved_at: string } | null
let post: { title: string; lead: string; version: number }
let isAway: boolean
let calls: FakeCall[]
let root: Root

const respond = ({ call, body, version }: FakeCall) => {
  if (isAway) return problem(503, 'error/unavailable')
  if (call.startsWith('PATCH')) {
    post = { ...post, ...(body as object), version: post.version + 1 }
    return { body: post }
  }
  if (call.startsWith('GET')) return { body: { draft } }
  if (call.startsWith('DELETE')) {
    draft = null
    return { body: { removed: true } }
  }
  const known = version === null ? null : Number(version.slice(1, -1))
  if ((draft?.version ?? null) !== known) return problem(409, 'error/version-conflict')
  draft = { content: (body as { content: string }).content, version: (known ?? 100) + 1, saved_at: at }
  return { body: { version: draft.version, saved_at: at, dropped: false } }
}

const PostForm = () => {
  const { version, ...fields } = post
  const values = { ...fields, status: '' }
  const form = useApiForm(changePost, {
    id: 'wpis',
    record: { values, version },
    reload: async () => ({ values: { title: post.title, lead: post.lead, status: '' }, version: post.version }),
    stored: { key: 'publications.post:1', routes },
    buttonFields: ['status'],
    toast: false,
  })
  return (
    <ApiForm of={form} labels={{ title: 'Tytuł', lead: 'Wstęp' }}>
      <Field name="title" label="Tytuł" autoComplete="off" max={200} />
      <Field name="lead" label="Wstęp" autoComplete="off" max={200} optional />
      <SubmitRow send="Zapisz" />
      <Button type="submit" onClick={() => form.library.setValue('status', 'published')}>
        Opublikuj
      </Button>
    </ApiForm>
  )
}

const open = async () => {
  root = await renderApp(<PostForm />)
  await settled()
}
const close = async () => {
  await act(async () => root.unmount())
  await settled()
}
/** Leaves the field: what is unsent is sent at once. */
const leave = async () => {
  await act(async () => document.querySelector('form')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await settled()
}
const values = () => [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ value }) => value)
const page = () => document.querySelector('form')?.textContent ?? ''
const form = () => document.querySelector('form') as HTMLFormElement
const theirs = (changes: object, version: number, base: object = {}) => ({
  content: JSON.stringify({ changes, base, record: 1 }),
  version,
  saved_at: at,
})
const storedChanges = () => JSON.parse(draft?.content ?? 'null')?.changes

beforeEach(async () => {
  sessionStorage.clear()
  draft = null
  post = { title: 'Bal', lead: '', version: 1 }
  isAway = false
  calls = fakeApi((call) => respond(call))
  await open()
})
afterEach(close)

test('WR-04 what is typed is on the server and found by another window, which may discard it and take that back', async () => {
  await type('title', 'Bal jesieni')
  expect(page()).toContain('Zapisuję szkic…')
  await leave()
  expect([storedChanges(), form().dataset['unsent']]).toEqual([{ title: 'Bal jesieni' }, 'no'])
  expect(page()).toContain('Szkic zapisano')
  await close()
  sessionStorage.clear()
  await open()
  expect([values(), page().includes('Wczytano szkic')]).toEqual([['Bal jesieni', ''], true])
  await press('Odrzuć szkic')
  expect([values(), draft, sessionStorage.length]).toEqual([['Bal', ''], null, 0])
  await press('Cofnij')
  await leave()
  expect([values(), storedChanges()]).toEqual([['Bal jesieni', ''], { title: 'Bal jesieni' }])
})

test('WR-04 leaving the page sends what was typed last; sending the form removes the draft, and nothing returns', async () => {
  await type('title', 'Bal jesieni')
  await close()
  expect(storedChanges()).toEqual({ title: 'Bal jesieni' })
  await open()
  await press('Zapisz')
  expect([post.title, draft, sessionStorage.length, page().includes('Wczytano')]).toEqual(['Bal jesieni', null, 0, false])
  const before = calls.length
  await leave()
  await close()
  expect([calls.length - before, draft]).toEqual([0, null])
})

/** Opens the form while the server is slow to say which draft it has; returns what makes it answer. */
const openSlowly = async () => {
  await close()
  sessionStorage.clear()
  draft = theirs({ title: 'Bal zimy' }, 900)
  let answer = () => undefined as unknown
  const slow = new Promise((done) => {
    answer = () => done(null)
  })
  calls = fakeApi(async (call) => {
    const answered = respond(call)
    if (call.call.startsWith('GET')) await slow
    return answered
  })
  await open()
  return async () => {
    answer()
    await settled()
  }
}

test('WR-04 a form that is sent before its draft was read removes the draft, which does not come back', async () => {
  const answer = await openSlowly()
  await type('title', 'Bal jesieni')
  await press('Zapisz')
  await answer()
  expect([post.title, draft, values(), page().includes('Wczytano')]).toEqual(['Bal jesieni', null, ['Bal jesieni', ''], false])
  await close()
  await open()
  expect([values(), page().includes('Wczytano')]).toEqual([['Bal jesieni', ''], false])
})

test('WR-04 it is removed too when the page of the form is left at once; what was typed and taken back removes none', async () => {
  const sent = await openSlowly()
  await type('title', 'Bal jesieni')
  await press('Zapisz')
  await close()
  await sent()
  expect(draft).toBeNull()
  const opened = await openSlowly()
  await type('title', 'B')
  await type('title', 'Bal jesieni')
  await leave()
  await opened()
  expect([values(), storedChanges()]).toEqual([['Bal zimy', ''], { title: 'Bal zimy' }])
})

test('WR-04 while the server is away the text stays in the tab, leaving asks, and it is sent later', async () => {
  isAway = true
  await type('title', 'Bal jesieni')
  await leave()
  expect([page().includes('spróbujemy znów'), form().dataset['unsent']]).toEqual([true, 'yes'])
  await close()
  await open()
  expect(values()).toEqual(['Bal jesieni', ''])
  isAway = false
  await act(async () => dispatchEvent(new Event('online')))
  await settled()
  expect([storedChanges(), form().dataset['unsent']]).toEqual([{ title: 'Bal jesieni' }, 'no'])
})

test('WR-05 two tabs that change different fields are merged; of one field both texts are offered, and nothing is sent before the choice', async () => {
  await type('title', 'Bal jesieni')
  await leave()
  draft = theirs({ title: 'Bal jesieni', lead: 'W sobotę' }, 900)
  await type('title', 'Bal jesieni 2026')
  await leave()
  await leave()
  expect([values(), storedChanges()]).toEqual([['Bal jesieni 2026', 'W sobotę'], { title: 'Bal jesieni 2026', lead: 'W sobotę' }])
  draft = theirs({ title: 'Bal zimy', lead: 'W sobotę' }, 950)
  await type('title', 'Bal wiosny')
  await leave()
  expect(page()).toMatch(/zapisano inny szkic \(.*TytułTwoja wersjaBal wiosnyZostaw mojeZapisana wersjaBal zimyWeź zapisane/)
  expect(values()[0]).toBe('Bal wiosny')
  await leave()
  expect(storedChanges().title).toBe('Bal zimy')
  await press('Zostaw moje')
  await leave()
  expect([storedChanges().title, page().includes('Zapisana wersja')]).toEqual(['Bal wiosny', false])
  expect(document.activeElement?.textContent).toBe('Weź jednak zapisaną')
  await press('Weź jednak zapisaną')
  await leave()
  expect(storedChanges().title).toBe('Bal zimy')
  await press('Wróć do mojej')
  await leave()
  expect([storedChanges().title, values()[0]]).toEqual(['Bal wiosny', 'Bal wiosny'])
})

test('WR-05 a draft over a record that somebody else has changed: other fields are theirs, of the same one the user chooses', async () => {
  await close()
  draft = theirs({ title: 'Mój bal' }, 900, { title: 'Bal' })
  post = { title: 'Bal', lead: 'Ich wstęp', version: 2 }
  await open()
  expect([values(), page().includes('Zapisana wersja')]).toEqual([['Mój bal', 'Ich wstęp'], false])
  await close()
  sessionStorage.clear()
  draft = theirs({ title: 'Mój bal' }, 900, { title: 'Bal' })
  post = { title: 'Ich bal', lead: '', version: 3 }
  await open()
  expect(page()).toMatch(/Ktoś zapisał tu .*Zapisana wersjaIch bal/)
  await press('Weź zapisane')
  expect(values()[0]).toBe('Ich bal')
})

test('WR-05 a draft that another tab has sent is gone here too, and is not restored from this tab', async () => {
  await type('title', 'Bal jesieni')
  await leave()
  draft = null
  const channel = new BroadcastChannel('drafts')
  channel.postMessage('ada publications.post:1')
  await settled()
  channel.close()
  expect([page().includes('w innej karcie'), sessionStorage.length]).toEqual([true, 0])
  await close()
  await open()
  expect(values()).toEqual(['Bal', ''])
})

test('WR-05 text of a tab whose draft was removed on another device is not restored; text that it never sent is', async () => {
  await type('title', 'Bal jesieni')
  await leave()
  await close()
  draft = null
  await open()
  expect([values(), sessionStorage.length]).toEqual([['Bal', ''], 0])
})

test('WR-04 a button that asks for a status writes nothing: without a text there is no draft, however often it is pressed', async () => {
  post = { title: '', lead: '', version: 1 }
  await close()
  await open()
  for (const _ of ['once', 'twice']) {
    await press('Opublikuj')
    await leave()
  }
  isAway = true
  await press('Opublikuj')
  await leave()
  const written = calls.filter(({ call }) => !call.startsWith('GET'))
  expect([written, draft, sessionStorage.length, form().dataset['unsent']]).toEqual([[], null, 0, 'no'])
  expect(document.activeElement?.getAttribute('name')).toBe('title')
  isAway = false
  await type('title', 'Bal')
  await leave()
  expect(storedChanges()).toEqual({ title: 'Bal' })
})

test('WR-04 an ended session and a text that is too long say so, and are not tried again by themselves', async () => {
  calls = fakeApi(({ call }) => (call.startsWith('PUT') ? problem(401, 'error/missing-jwt') : { body: { draft: null } }))
  await type('title', 'Bal jesieni')
  await leave()
  expect([page().includes('zaloguj się znowu'), form().dataset['unsent']]).toEqual([true, 'yes'])
  calls = fakeApi(({ call }) => (call.startsWith('PUT') ? problem(422, 'error/validation') : { body: { draft: null } }))
  await type('title', 'Bal jesieni 2')
  await leave()
  expect(page()).toContain('za długi')
})
