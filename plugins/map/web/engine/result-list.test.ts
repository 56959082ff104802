import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage } from './result-list.ts'

afterEach(() => vi.unstubAllGlobals())

test('CA-09 the browser does not keep a list whose URL contains the position of the device', async () => {
  const fetchMock = vi.fn(async () => new Response('<title>x</title>'))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ html, querySelector: () => null })
    },
  )
  vi.stubGlobal('document', { querySelector: () => null })
  const { signal } = new AbortController()
  expect(await fetchPage('/mapa?od=50.061,19.937', signal)).toMatchObject({ html: '<title>x</title>' })
  expect(fetchMock).toHaveBeenCalledWith('/mapa?od=50.061,19.937', { signal, cache: 'no-store' })
})
