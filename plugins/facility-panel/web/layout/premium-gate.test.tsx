// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { renderApp, settled } from '#web/app-kit/testing/render-app.tsx'
import type { CurrentPage } from '#web/runtime/page.ts'
import { CurrentPageContext } from '#web/runtime/page.ts'
import { PremiumGate } from './PremiumGate.tsx'

const { reloadPage, layoutData, listeners } = vi.hoisted(() => ({
  reloadPage: vi.fn(),
  layoutData: { facility: { id: 'f1' }, premium: false },
  listeners: new Set<(message: unknown) => void>(),
}))
vi.mock('#web/app-kit/page/reload-page.ts', () => ({ reloadPage }))
vi.mock('#web/app-kit/layouts/use-layout-data.ts', () => ({ useLayoutData: () => layoutData }))
vi.mock('./UpgradeSlot.tsx', () => ({ default: ({ facility }: { facility: { id: string } }) => <p>{`pakiet dla ${facility.id}`}</p> }))
vi.mock('#web/runtime/session/overview.ts', () => ({
  onPushed: (listener: (message: unknown) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

/** Tabs of a plugin whose page needs a package, and of one whose page does not. */
const tabs = [
  { name: 'probe_publications', href: '/x', label: 'Publikacje', premium: true },
  { name: 'probe_free', href: '/y', label: 'Opis' },
]
const open = async (name: string) => {
  const page = { name, tabs: () => tabs, context: {}, href: () => undefined } as unknown as CurrentPage
  const root = await renderApp(
    <CurrentPageContext value={page}>
      <PremiumGate>treść</PremiumGate>
    </CurrentPageContext>,
  )
  await settled()
  return { root, text: () => document.querySelector('main')?.textContent }
}
const push = (facility_id: string | null) =>
  act(async () => {
    for (const listener of listeners) listener({ type: 'limit.updated', data: { facility_id } })
  })
afterEach(() => {
  reloadPage.mockClear()
  layoutData.premium = false
})

test('OW-16 a tab that needs a package opens the way to one, and the page itself once the facility has it, without a reload', async () => {
  const { root, text } = await open('probe_publications')
  expect(text()).toContain('Publikacje')
  await eventually(async () => {
    await settled()
    expect(text()).toContain('pakiet dla f1')
  })
  expect(text()).not.toContain('treść')
  await push('f2')
  expect(reloadPage).not.toHaveBeenCalled()
  await push('f1')
  expect(reloadPage).toHaveBeenCalledOnce()
  await act(() => root.unmount())
  expect(listeners.size).toBe(0)
})

test('OW-16 other tabs, and all tabs of a facility with a package, show their pages', async () => {
  const free = await open('probe_free')
  expect(free.text()).toBe('treść')
  await push(null)
  expect(reloadPage).not.toHaveBeenCalled()
  await act(() => free.root.unmount())
  layoutData.premium = true
  const paid = await open('probe_publications')
  expect(paid.text()).toBe('treść')
  await act(() => paid.root.unmount())
})
