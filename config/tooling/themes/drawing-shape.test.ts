import { expect, test } from 'vitest'
import { isWhole, shapeFault } from './drawing-shape.ts'

const whole = '<?xml version="1.0"?>\n<!-- <b> --><svg viewBox="0 0 9 9"><g id="a>b"><path d="M0 0"/></g><style>a > b {}</style></svg>\n'

test('WB-14 a drawing is whole: comments, quoted signs and parts without content do not count as open', () => {
  expect(isWhole(whole)).toBe(true)
})

test('WB-14 a drawing that is cut off anywhere is refused', () => {
  const begin = whole.indexOf('<svg') + 1
  for (let end = begin; end < whole.trimEnd().length; end++) expect([end, isWhole(whole.slice(0, end))]).toEqual([end, false])
})

test.each([
  '<svg viewBox="0 0 9 9"><g></svg></g>',
  '<svg viewBox="0 0 9 9"/><svg viewBox="0 0 9 9"/>',
  '<svg viewBox="0 0 9 9"></svg>rest',
  '',
])('WB-14 %s is no whole drawing', (svg) => {
  expect(isWhole(svg)).toBe(false)
})

const sized = (width: number, height: number) => `<svg viewBox="0 0 ${width} ${height}"/>`

test.each([
  ['head', 'beside', 50, 500, 'is 50 × 500, and must be at least 3 times as wide as high'],
  ['head', 'band', 160, 32, null],
  ['head', 'scene', 160, 32, 'is 160 × 32, and must be as wide and high as 1440 × 220'],
  ['head', 'scene', 1440, 220, null],
  ['icon', 'beside', 64, 64, null],
  ['icon', 'beside', 64, 80, 'is 64 × 80, and must be as wide and high as 64 × 64'],
  ['hero', 'beside', 360, 260, null],
  ['lost', 'beside', 0, 400, 'has no width or no height'],
] as const)('WB-14 a drawing %s with the head %s of %d × %d: %s', (asset, head, width, height, fault) => {
  expect(shapeFault(sized(width, height), asset, { head })).toBe(fault)
})
