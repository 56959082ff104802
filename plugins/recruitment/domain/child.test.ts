import { expect, test } from 'vitest'
import { ageGroupOn, birthDateProblem, containsPesel, normalizeChild } from './child.ts'

test.each([
  ['2026-11-23', null],
  ['2026-11-24', 'recruitment.form.birth.future'],
  ['2019-11-23', null],
  ['2019-11-22', 'recruitment.form.birth.too-old'],
  ['2024-02-30', 'FIELD_INVALID'],
  ['2024-05-01', null],
])('RE-02 a child born on %s applies on 23 November 2026: %s', (born, problem) => {
  expect(birthDateProblem(born, '2026-11-23')).toBe(problem)
})

test.each([
  ['2026-09-01', '0-1'],
  ['2025-11-23', '1-2'],
  ['2025-11-24', '0-1'],
  ['2024-05-01', '2-3'],
  ['2023-11-23', '3-6'],
  ['2020-02-29', '3-6'],
  ['2027-01-01', '0-1'],
] as const)('RE-08 a child born on %s is in group %s on 23 November 2026', (born, group) => {
  expect(ageGroupOn(born, '2026-11-23')).toBe(group)
})

test('RE-05 spellings of one child are the same, other children and days are not', () => {
  const same = ['Zofia Łoś-Kowalska', ' zofia  los kowalska', 'KOWALSKA Łoś Zofia', 'Zofia\u00a0Łoś‑Kowalska']
  expect(new Set(same.map((name) => normalizeChild(name, '2024-05-01'))).size).toBe(1)
  expect(normalizeChild('Zofia Łoś', '2024-05-01')).not.toBe(normalizeChild('Zofia Łoś', '2024-05-02'))
  expect(normalizeChild('Zofia Łoś', '2024-05-01')).not.toBe(normalizeChild('Zosia Łoś', '2024-05-01'))
  expect(normalizeChild('Софія', '2024-05-01')).not.toBe(normalizeChild('Марія', '2024-05-01'))
})

test('RE-07 finds a PESEL in a note, and no telephone number', () => {
  expect(containsPesel('PESEL: 44051401359.')).toBe(true)
  for (const text of ['601602603', '44051401358', '440514013591', 'Zosia lubi koty']) expect(containsPesel(text)).toBe(false)
})
