import { describe, expect, test } from 'vitest'
import { groupedPhone, parsePhone, parsePhones } from './phone.ts'

test('PR-06 groups Polish numbers in threes and leaves foreign ones unchanged', () => {
  expect(groupedPhone('+48601602603')).toBe('601 602 603')
  expect(groupedPhone('+4930123456')).toBe('+4930123456')
})

describe('parsePhone', () => {
  test.each([
    ['601 602 603', '+48601602603'],
    ['+48 (22) 512-34-56', '+48225123456'],
    ['+48 (0) 22 512 34 56', '+48225123456'],
    ['+48 022 512 34 56', '+48225123456'],
    ['022/512-34-56', '+48225123456'],
    ['22/5123456', '+48225123456'],
    ['(022) 512 34 56', '+48225123456'],
    ['22 512 34 56-58', '+48225123456'],
    ['22 512 34 56 – 58', '+48225123456'],
    ['22 512-34-56', '+48225123456'],
    ['22 512 34 56 wew. 12', '+48225123456'],
    ['22 512 34 56 w. 12', '+48225123456'],
    ['22 512 34 56 ext 12', '+48225123456'],
    ['0048 601 602 603', '+48601602603'],
    ['48 601 602 603', '+48601602603'],
    ['+380 67 123 45 67', '+380671234567'],
    ['0049 30 123456', '+4930123456'],
    ['+49 (0) 30 123456', '+4930123456'],
  ])('reads %j as %s', (text, number) => {
    expect(parsePhone(text)).toBe(number)
    expect(parsePhone(number)).toBe(number)
  })

  test.each(['', 'brak', '123456', '1234567', '12345678', '+48 1234567', '380671234567', '601602603, 602603604', '012345678'])(
    'reads no number in %j',
    (text) => {
      expect(parsePhone(text)).toBeNull()
    },
  )
})

test('parsePhones finds all numbers of a cell', () => {
  expect(parsePhones('22 512 34 56-58, 601602603 wew. 3')).toMatchObject({
    numbers: ['+48225123456', '+48601602603'],
    hasRange: true,
    hasExtension: true,
    hasSeveral: true,
    hasTooLong: false,
  })
})
