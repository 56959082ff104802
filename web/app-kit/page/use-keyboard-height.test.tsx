// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'

/** Part of the page that a browser shows, as it says so by `visualViewport`. */
class ShownPart extends EventTarget {
  height = 800
  offsetTop = 0
  scale = 1
}

const Tools = () => <p style={{ insetBlockEnd: useKeyboardHeight() }}>Narzędzia</p>
const bottomOf = () => (document.querySelector('p') as HTMLElement).style.getPropertyValue('inset-block-end')

/** Shows the tools; returns the function that changes what the browser shows, and their distance from the lower edge then. */
const show = async () => {
  const part = new ShownPart()
  vi.stubGlobal('visualViewport', part)
  vi.stubGlobal('innerHeight', 800)
  const root = await renderApp(<Tools />)
  const change = async (next: Partial<ShownPart>, by = 'resize') => {
    await act(async () => {
      Object.assign(part, next)
      part.dispatchEvent(new Event(by))
    })
    return bottomOf()
  }
  return { change, close: () => act(async () => root.unmount()) }
}

afterEach(() => vi.unstubAllGlobals())

test('NE-01 the tools stand above the on-screen keyboard, also where the browser moves what it shows of the page', async () => {
  const { change, close } = await show()
  expect(await change({})).toMatch(/^0/)
  expect(await change({ height: 460 })).toBe('340px')
  expect(await change({ offsetTop: 100 }, 'scroll')).toBe('240px')
  expect(await change({ height: 800, offsetTop: 0 })).toMatch(/^0/)
  await close()
})

test('NE-01 whoever zooms in moves no tools; a keyboard then is covered by as much as it takes', async () => {
  const { change, close } = await show()
  expect(await change({ height: 400, scale: 2 })).toMatch(/^0/)
  expect(await change({ offsetTop: 200 }, 'scroll')).toMatch(/^0/)
  expect(await change({ height: 230, offsetTop: 0 })).toBe('340px')
  await close()
})
