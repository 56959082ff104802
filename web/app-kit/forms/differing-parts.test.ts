import { expect, test } from 'vitest'
import { differingParts } from './differing-parts.ts'

test('WR-05 of two texts the words that differ are found, with some of what is around', () => {
  expect(differingParts('Bal jesieni', 'Bal zimy')).toEqual({ before: 'Bal ', differing: 'jesieni', after: '' })
  expect(differingParts('Zapraszamy w sobotę rano', 'Zapraszamy w piątek rano')).toEqual({
    before: 'Zapraszamy w ',
    differing: 'sobotę',
    after: ' rano',
  })
  expect(differingParts('', 'Bal')).toEqual({ before: '', differing: '', after: '' })
  expect(differingParts('raz dwa', 'raz')).toEqual({ before: '', differing: 'raz dwa', after: '' })
})

test('WR-05 of long texts the end differs as visibly as the beginning', () => {
  const words = 'bardzo długi wstęp '.repeat(40)
  const { before, differing } = differingParts(`${words}sobota`, `${words}piątek`)
  expect([before.length, before.startsWith('…'), differing]).toEqual([41, true, 'sobota'])
  expect(differingParts('a'.repeat(900), 'b').differing).toHaveLength(281)
})
