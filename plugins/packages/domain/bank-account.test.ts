import { expect, test } from 'vitest'
import { isBankAccount } from './bank-account.ts'

test('PK-06 a mistyped bank account is refused at the start', () => {
  expect(isBankAccount('61109010140000071219812874')).toBe(true)
  for (const wrong of ['61109010140000071219812875', '16109010140000071219812874', '6110901014', 'PL61109010140000071219812874'])
    expect(isBankAccount(wrong)).toBe(false)
})
