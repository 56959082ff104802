import { expect, test } from 'vitest'
import { securityHeadersOf } from './security-headers.ts'

const policy = { scriptHashes: [], open: { 'img-src': [], 'font-src': [], 'connect-src': [] }, development: false }
const transport = (more: object) => securityHeadersOf({ ...policy, indexed: true, ...more })['Strict-Transport-Security']

test('WB-16 an own domain of a site is asked for HTTPS for itself alone, not for the other names of its owner', () => {
  expect([transport({}), transport({ forSites: true })]).toEqual(['max-age=31536000; includeSubDomains', 'max-age=31536000'])
  expect(transport({ indexed: false })).toBeUndefined()
})
