import { expect, test } from 'vitest'
import { parsePosition } from './parse-position.ts'

test('reads a position rounded to 100 m, and nothing else', () => {
  expect(parsePosition('50.061,-19.9')).toEqual({ latitude: 50.061, longitude: -19.9 })
  for (const text of [undefined, '', '50.061', '50.06123,19.9', '91,19', '50,181', '50,19,1', 'NaN,1', '1e1,2'])
    expect([text, parsePosition(text)]).toEqual([text, null])
})
