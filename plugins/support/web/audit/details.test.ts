import { expect, test } from 'vitest'
import { detailsOf } from './details.ts'

const id = '01970000-0000-7000-8000-000000000001'
const namedIn = (action: string, about: Readonly<Record<string, unknown>>) =>
  detailsOf(action, about).details.map(({ label, before, after }) => [
    label.replace('support.audit.about.', ''),
    before?.map(({ text, key }) => key ?? text) ?? null,
    after.map(({ text, key }) => key ?? text),
  ])

test('SP-10 values with those before are one detail, in words where there are some', () => {
  expect(namedIn('support.status-changed', { facility: id, before: 'unknown', status: 'premium', reason: 'Umowa' })).toEqual([
    ['status', ['support.status.unknown'], ['support.status.premium']],
    ['reason', null, ['Umowa']],
  ])
  expect(namedIn('recruitment.status-changed', { application: id, from: 'new', to: 'offered', by: 'facility' })).toEqual([
    ['to', ['recruitment.status.new'], ['recruitment.status.offered']],
  ])
  expect(namedIn('accounts.promoted', { before: 'user', type: 'support' })).toEqual([
    ['type', ['support.audit.account.user'], ['support.audit.account.support']],
  ])
})

test('SP-10 what changed of a site and of a limit is told part by part', () => {
  const changes = { theme: { before: 'crayons', after: 'magic_theatre' }, visible: { before: false, after: true } }
  expect(namedIn('sites.site-changed', { facility: id, site: id, changes, differences: ['page-added', 'look'] })).toEqual([
    ['theme', ['theme-crayons.name'], ['theme-magic-theatre.name']],
    ['visible', ['support.audit.no'], ['support.audit.yes']],
    ['differences', null, ['sites.change.page-added', 'sites.change.look']],
  ])
  const values = { before: { free: 5, registered: 10, premium: null }, after: { free: 5, registered: 20, premium: null } }
  expect(namedIn('packages.limit-changed', { limit: 'messages_per_month', ...values })).toEqual([
    ['registered', ['10'], ['20']],
    ['limit', null, ['messages_per_month']],
  ])
})

test('SP-10 ids, and members without a name, are codes; the facility stands in the sentence; what is empty is left out', () => {
  const { details: words, codes } = detailsOf('opinions.accepted', {
    opinion: id,
    facility: id,
    version: 2,
    reason: null,
    from: id,
    to: id,
  })
  expect(words).toEqual([])
  expect(codes).toEqual([
    ['opinion', id],
    ['version', '2'],
    ['from', id],
    ['to', id],
  ])
})
