// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { fakeApi, problem } from '#web/app-kit/testing/fake-api.ts'
import { press, renderApp } from '#web/app-kit/testing/render-app.tsx'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { SiteView } from '../../../contract/site.ts'
import { useSiteDraft } from './use-site-draft.ts'

const site = {
  id: 's1',
  facility_id: 'f1',
  version: 1,
  changed: false,
  url: null,
  draft: { title: 'Bajka', theme: 'crayons', pages: [] },
} as unknown as SiteView

const Builder = () => {
  const draft = useSiteDraft(site)
  return (
    <>
      <p role="status">{[draft.state, draft.state === 'saved' ? null : draft.reason].filter(Boolean).join(': ')}</p>
      <Button onClick={() => draft.edit((content) => ({ ...content, title: 'Słoneczko' }))}>Zmień</Button>
      <Button onClick={() => void draft.save()}>Zapisz</Button>
    </>
  )
}
const page = { context: { user: { id: 'ada' } } } as unknown as CurrentPage
const open = () =>
  renderApp(
    <CurrentPageContext value={page}>
      <Builder />
    </CurrentPageContext>,
  )
const status = () => document.querySelector('[role="status"]')?.textContent

test('WB-03 ER-03 what could not be saved says why, and is saved by the button of the toast as by that of the builder', async () => {
  let isOnline = false
  const calls = fakeApi(({ version }) => {
    if (!isOnline) throw new TypeError('offline')
    return { body: { ...site, version: Number(version?.replaceAll('"', '')) + 1, changed: true } }
  })
  await open()
  await press('Zmień')
  await press('Zapisz')
  expect(status()).toBe('failed: Brak połączenia. Sprawdź internet')
  await eventually(() => {
    if (!document.querySelector('#powiadomienia button')) throw new Error('no toast')
  })
  isOnline = true
  await press('Spróbuj ponownie')
  expect([status(), calls.map(({ version }) => version)]).toEqual(['saved', ['"1"', '"1"']])
})

test('WB-03 the browser asks before unsaved changes are left, but not where the session has ended and the page comes back with them', async () => {
  fakeApi(() => problem(401, 'error/expired-jwt'))
  await open()
  await press('Zmień')
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  document.documentElement.toggleAttribute('data-user', true)
  expect(isAsked()).toBe(true)
  document.documentElement.toggleAttribute('data-user', false)
  expect(isAsked()).toBe(false)
  await open()
  expect(status()).toBe('pending')
})
