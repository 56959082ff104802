// @vitest-environment happy-dom
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import { draftRoutes as routes } from '../testing/draft-routes.ts'
import { type FakeCall, fakeApi, problem } from '../testing/fake-api.ts'
import { press, renderApp, settled } from '../testing/render-app.tsx'
import { ConflictChoices } from './ConflictChoices.tsx'
import { LoadedDraftLine } from './DraftLine.tsx'
import { type StoredValues, useStoredValues } from './use-stored-values.ts'

const place = { key: 'opinions.opinion:1', routes }

interface Opinion {
  readonly text: string
  readonly pros: readonly string[]
  readonly step: string
  readonly code: string
}
const opinion: Opinion = { text: '', pros: [], step: 'author', code: '' }

let draft: { content: string; version: number; saved_at: string } | null
let isAway: boolean
let initial: Opinion
let version: number | undefined
let stored: StoredValues<Opinion>
let root: Root

const respond = ({ call, body, version: known }: FakeCall) => {
  if (isAway) return problem(503, 'error/unavailable')
  if (call.startsWith('GET')) return { body: { draft } }
  if (call.startsWith('DELETE')) {
    draft = null
    return { body: { removed: true } }
  }
  if ((draft?.version ?? null) !== (known === null ? null : Number(known.slice(1, -1)))) return problem(409, 'error/version-conflict')
  draft = { content: (body as { content: string }).content, version: (draft?.version ?? 100) + 1, saved_at: '2026-11-29T20:04:00.000Z' }
  return { body: { version: draft.version, saved_at: draft.saved_at, dropped: false } }
}
const store = (changes: Partial<Opinion>, rest: object = {}) => {
  draft = {
    content: JSON.stringify({ changes, base: {}, ...rest }),
    version: (draft?.version ?? 200) + 50,
    saved_at: '2026-11-29T20:04:00.000Z',
  }
}
const changes = () => JSON.parse(draft?.content ?? 'null')?.changes

const Wizard = () => {
  stored = useStoredValues({
    id: 'opinia',
    place,
    initial,
    version,
    isWorth: ({ step: _, ...typed }) => Object.keys(typed).length > 0,
  })
  return (
    <>
      {stored.draft && <LoadedDraftLine of={stored.draft} />}
      <ConflictChoices conflicts={stored.conflicts} labels={{ text: 'Tekst' }} />
    </>
  )
}
const open = async () => {
  const page = { context: { user: { id: 'ada' } } } as CurrentPage
  root = await renderApp(
    <CurrentPageContext value={page}>
      <Wizard />
    </CurrentPageContext>,
  )
  await settled()
}
const close = async () => {
  await act(async () => root.unmount())
  await settled()
}
const change = (changed: Partial<Opinion>) => act(async () => stored.change(changed))
const leave = async () => {
  await act(async () => document.body.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await settled()
}

beforeEach(async () => {
  sessionStorage.clear()
  draft = null
  isAway = false
  initial = opinion
  version = undefined
  fakeApi(respond)
  await open()
})
afterEach(close)

test('WR-04 values of several steps are on the server and found by another window; a step alone and a code are in no draft', async () => {
  await change({ step: 'ratings', code: 'AB12' })
  await leave()
  expect(draft).toBeNull()
  await change({ text: 'Dobrze tu.', pros: ['ogród'] })
  await leave()
  expect(changes()).toEqual({ text: 'Dobrze tu.', pros: ['ogród'], step: 'ratings' })
  await close()
  sessionStorage.clear()
  await open()
  expect([stored.values, stored.fills]).toEqual([{ text: 'Dobrze tu.', pros: ['ogród'], step: 'ratings', code: '' }, 1])
  await press('Odrzuć szkic')
  expect([stored.values, draft, sessionStorage.length]).toEqual([opinion, null, 0])
  await press('Cofnij')
  await leave()
  expect(changes()).toMatchObject({ text: 'Dobrze tu.' })
})

test('WR-04 what was sent leaves no draft, also when the server was away just then', async () => {
  await change({ text: 'Dobrze tu.' })
  await leave()
  isAway = true
  await act(async () => stored.forget())
  await settled()
  expect(draft).not.toBeNull()
  isAway = false
  await act(async () => dispatchEvent(new Event('online')))
  await settled()
  expect([draft, sessionStorage.length]).toEqual([null, 0])
})

test('WR-05 what two tabs fill in is merged; of one value both are offered, never of the step', async () => {
  await change({ text: 'Dobrze tu.', step: 'text' })
  await leave()
  store({ text: 'Dobrze tu.', step: 'points', pros: ['ogród'] })
  await change({ text: 'Bardzo dobrze tu.' })
  await leave()
  await leave()
  expect([stored.values, stored.conflicts]).toEqual([{ text: 'Bardzo dobrze tu.', pros: ['ogród'], step: 'text', code: '' }, []])
  store({ text: 'Źle tu.', pros: ['ogród'], step: 'text' })
  await change({ text: 'Znakomicie.' })
  await leave()
  expect(document.body.textContent).toMatch(/Zapisana wersjaŹle tu\./)
  await press('Weź zapisane')
  await leave()
  expect([stored.values.text, changes().text, stored.conflicts]).toEqual(['Źle tu.', 'Źle tu.', []])
})

test('WR-05 a draft of a record that has changed since is merged with it, and what it has of another kind is left out', async () => {
  await close()
  initial = { ...opinion, text: 'Ich tekst', pros: ['plac zabaw'] }
  version = 2
  store({ pros: ['ogród'], text: 7 as never }, { base: { pros: [] }, record: 1 })
  await open()
  expect([stored.values.text, stored.conflicts.map(({ name }) => name)]).toEqual(['Ich tekst', ['pros']])
})
