// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

const visible = () => [...document.querySelectorAll<HTMLElement>('form:not([hidden])')].map(({ id }) => id)

const openAs = async (perms: Readonly<Record<string, readonly string[]>>) => {
  document.body.innerHTML =
    '<form id="panel" data-edit="f1" data-sections="" data-fill="" hidden></form><form id="claim" data-claim=""></form><div data-fillable></div>'
  document.documentElement.dataset['user'] = 'u1'
  localStorage.setItem('user', JSON.stringify({ id: 'u1', type: 'user', perms }))
  vi.resetModules()
  await import('./edit-links.ts')
  dispatchEvent(new Event('user'))
  return visible()
}

test('PR-04 who may edit a facility sees the way to its panel instead of the invitation to claim it', async () => {
  expect(await openAs({ f1: ['facility-data/write'] })).toEqual(['panel'])
  expect(await openAs({ f2: ['facility-data/write'] })).toEqual(['claim'])
})
