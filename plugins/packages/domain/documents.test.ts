import { expect, test } from 'vitest'
import { bankAccountGroups } from '../contract/bank-account-groups.ts'
import { zloty } from '../contract/zloty.ts'

test('PK-06 a proforma prints its account in groups and both digits of the amount', () => {
  expect(bankAccountGroups('61109010140000071219812874')).toBe('61 1090 1014 0000 0712 1981 2874')
  expect(bankAccountGroups('')).toBe('')
  expect([zloty(61_377, 'pl'), zloty(50_000, 'en')]).toEqual(['613,77\u00a0zł', '500.00\u00a0PLN'])
})
