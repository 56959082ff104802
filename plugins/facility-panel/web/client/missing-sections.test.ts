// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sectionsText } from '../profile/missing-sections.ts'
import { addMissingSections, removeMissingSections } from './missing-sections.ts'

const panel = '/user_facility/f1/facility_settings'
const open = (sections: string) => {
  const text = sectionsText(
    (key) => key.replace('facility-panel.profile.section.', ''),
    () => true,
  )
  document.body.innerHTML = `<form action="${panel}" data-edit="f1" data-sections="${text}" data-fill="Uzupełnij" hidden><button><svg></svg>Uzupełnij wizytówkę</button></form>
    <div data-fillable>${sections}</div>`
  return document.querySelector('form') as HTMLFormElement
}
const shown = () =>
  [...document.querySelectorAll('[data-fillable] > *')].map((one) =>
    'missing' in (one as HTMLElement).dataset ? `+${one.querySelector('h2')?.textContent}` : one.id || one.tagName,
  )
beforeEach(() => {
  document.body.innerHTML = ''
})

test('PR-04 empty sections are shown in their place, each with the way to its page', () => {
  addMissingSections(open('<section id="opis"></section><section id="godziny"></section><section id="polozenie"></section>'))
  expect(shown()).toEqual([
    '+zdjecia',
    'opis',
    '+oplaty',
    '+rekrutacja',
    'godziny',
    '+plan-dnia',
    '+zajecia',
    '+tagi-features',
    '+kadra',
    'polozenie',
  ])
  const links = [...document.querySelectorAll<HTMLFormElement>('[data-missing] form')]
  expect(links.map((form) => form.getAttribute('action'))).toEqual(
    ['gallery', 'info', 'recruitment', 'dayplan', 'dayplan', 'amenities', 'cadre'].map((page) => `${panel}/${page}`),
  )
  expect(links.every((form) => !form.hidden && form.textContent === 'Uzupełnij')).toBe(true)
})

test('PR-04 sections that plugins add count, and a second call adds nothing', () => {
  const link = open('<x-part><section><h2 id="tagi-features"></h2></section></x-part><section id="polozenie"></section>')
  addMissingSections(link)
  const before = shown()
  addMissingSections(link)
  expect([shown(), before.includes('+tagi-features')]).toEqual([before, false])
  expect(before.slice(-2)).toEqual(['+kadra', 'polozenie'])
})

test('PR-04 photos in the head of the profile are not missing', () => {
  const link = open('<section id="polozenie"></section>')
  document.body.append(Object.assign(document.createElement('section'), { id: 'zdjecia' }))
  addMissingSections(link)
  expect(shown()).not.toContain('+zdjecia')
})

test('PR-04 signing out hides them again', () => {
  const link = open('<section id="polozenie"></section>')
  addMissingSections(link)
  removeMissingSections()
  expect(shown()).toEqual(['polozenie'])
})

test('PR-04 a section whose plugin is missing is not offered', () => {
  const text = sectionsText(
    (key) => key,
    () => false,
  )
  expect(text).not.toContain('zdjecia')
  expect(text).toContain('kadra:cadre')
})
