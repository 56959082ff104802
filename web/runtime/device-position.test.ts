import { afterEach, expect, test, vi } from 'vitest'
import { devicePosition, PositionUnknown, withPosition } from './device-position.ts'

const home = { latitude: 50.0614321, longitude: 19.9365798 }
afterEach(() => vi.unstubAllGlobals())

test('CA-08 only requests in the background contain the position, rounded', () => {
  expect(withPosition('/mapa?blisko=tak', home)).toBe('/mapa?blisko=tak&od=50.061,19.937')
  expect(withPosition('/mapa', home)).toBe('/mapa?od=50.061,19.937')
  expect(withPosition('/mapa?blisko=tak', null)).toBe('/mapa?blisko=tak')
})

test('tells a denied position from one that could not be determined', async () => {
  const answer = (code: number) => ({
    geolocation: { getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => fail({ code }) },
  })
  for (const [navigator, reason] of [
    [answer(1), 'denied'],
    [answer(3), 'failed'],
    [{}, 'failed'],
  ] as const) {
    vi.stubGlobal('navigator', navigator)
    await expect(devicePosition()).rejects.toEqual(new PositionUnknown(reason))
  }
})
