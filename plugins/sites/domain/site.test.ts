import { expect, test } from 'vitest'
import { reachOf } from './site.ts'

test('WB-17 who sees a site is said before it is published: everybody, or nobody by its owner or by support', () => {
  const open = { active: true, visible: true, hidden: false }
  const reaches = [open, { ...open, active: false }, { ...open, visible: false }, { ...open, hidden: true }].map(reachOf)
  expect(reaches).toEqual(['everybody', 'off', 'off', 'hidden'])
})
