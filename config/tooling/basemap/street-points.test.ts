import { expect, test } from 'vitest'
import { encodePoints } from '#config/quality/testing/encode-points.ts'
import { streetPoints } from './street-points.ts'

const street = (name: string, x: number, y: number, kind = 'minor_road') => ({ x, y, properties: { name, kind } })

test('CA-09 locates each street once: in the middle of its parts, and of two with one name the one nearer to the centre', () => {
  const bytes = encodePoints('roads', [
    street('Długa', 2048, 2048),
    street('Długa', 2100, 2048),
    street('Długa', 2152, 2048),
    street('Polna', 100, 100),
    street('Polna', 2200, 2100),
    street('Kolejowa', 2048, 2048, 'rail'),
  ])
  const points = streetPoints([{ z: 13, x: 4096, y: 4096, bytes }], [0.022, -0.022])
  expect([...points.keys()]).toEqual(['Długa', 'Polna'])
  expect(points.get('Długa')?.map((degrees) => degrees.toFixed(4))).toEqual(['0.0225', '-0.0220'])
  expect(points.get('Polna')?.map((degrees) => degrees.toFixed(4))).toEqual(['0.0236', '-0.0225'])
})
