import { describe, expect, test } from 'vitest'
import type { Facts } from '#core/facilities/statement.ts'
import { rateCompleteness, sections } from './sections.ts'

const fact = <Value>(value: Value) => ({ value, source: 'owner', number: 'f', on: '2026-11-22' })
const hours = {
  open_at: 420,
  close_at: 1020,
  is_open_saturday: false,
  saturday_open_at: null,
  saturday_close_at: null,
  is_open_sunday: false,
  sunday_open_at: null,
  sunday_close_at: null,
}

describe('sections of a facility', () => {
  test.each([
    ['601 602 603', '+48601602603'],
    ['+380 44 123 45 67', '+380441234567'],
    ['0048 12 345 67 89', '+48123456789'],
    ['48601602603', '+48601602603'],
    ['012 345 67 89', '+48123456789'],
  ])('OW-04 a telephone is stored as E.164: %s', (typed, stored) => {
    expect(sections.info.toFields({ phone: typed }, {})).toEqual({ phone: stored })
  })

  test('OW-04 a website gets https, an e-mail is lower case, a cleared one is withdrawn', () => {
    expect(sections.info.toFields({ website: 'bajka.pl', email: 'Biuro@Bajka.PL', social: null, phone: null }, {})).toEqual({
      website: 'https://bajka.pl/',
      email: 'biuro@bajka.pl',
      social: null,
      phone: null,
    })
  })

  test('OW-04 hours are merged with the known ones; an open day without hours is refused', () => {
    const facts: Facts = { hours: fact(hours) }
    expect(sections.info.toFields({ close_at: 1080 }, facts)).toEqual({ hours: { ...hours, close_at: 1080 } })
    expect(sections.info.check({ is_open_saturday: true, saturday_open_at: 480 }, facts)).toEqual({ saturday_close_at: ['FIELD_REQUIRED'] })
    expect(sections.info.check({ close_at: null }, facts)).toEqual({ close_at: ['FIELD_REQUIRED'] })
    expect(sections.info.check({ close_at: 420 }, facts)).toEqual({ close_at: ['FIELD_INVALID'] })
    expect(sections.info.toFields({ open_at: null, close_at: null }, facts)).toEqual({ hours: null })
    expect(sections.info.toFields({ phone: null }, facts)).toEqual({ phone: null })
  })

  test('OW-06 accessibility is an amenity of its own, contradicted only where somebody has claimed it', () => {
    expect(sections.features.toFields({ features: ['garden', 'accessible'] }, {})).toEqual({ features: ['garden'], accessible: true })
    expect(sections.features.toFields({ features: ['garden'] }, {})).toEqual({ features: ['garden'], accessible: null })
    expect(sections.features.toFields({ features: [] }, { accessible: fact(true) })).toEqual({ features: [], accessible: false })
  })

  test('OW-08 the day plan is sorted by start; an entry that ends before it starts is refused', () => {
    const entry = (start: number, end: number) => ({ name: 'Obiad', description: null, start, end })
    expect(sections.dayplan.toFields({ day_plan: [entry(720, 750), entry(480, 540)] }, {}).day_plan?.map(({ start }) => start)).toEqual([
      480, 720,
    ])
    expect(sections.dayplan.check({ day_plan: [entry(480, 540), entry(720, 700)] }, {})).toEqual({ 'day_plan.1.end': ['END_BEFORE_START'] })
    expect(sections.dayplan.toFields({ activities: [] }, {})).toEqual({ activities: null })
  })

  test('OW-10 an age group is counted once', () => {
    const vacancy = { group: '2-3', places: 2, from: null } as const
    expect(sections.recruitment.check({ vacancies: [vacancy, vacancy] }, {})).toEqual({ vacancies: ['FIELD_INVALID'] })
    expect(sections.recruitment.toFields({ vacancies: [vacancy] }, {})).toEqual({ vacancies: [vacancy] })
  })

  test('OW-03 a pin is two coordinates', () => {
    expect(sections.address.check({ longitude: 20 }, {})).toEqual({ latitude: ['FIELD_REQUIRED'] })
    expect(sections.address.waits).toBe(true)
  })

  test('the quality score grows with what is known, and names what is missing by section', () => {
    const none = rateCompleteness({ facts: {}, employees: 0, photos: null })
    expect(none.quality).toBe(0)
    expect(none.missing).toContainEqual({ item: 'description', section: 'description' })
    expect(none.missing.some(({ item }) => item === 'photos')).toBe(false)
    expect(rateCompleteness({ facts: {}, employees: 0, photos: 0 }).missing.at(-1)).toEqual({ item: 'photos', section: 'gallery' })
    expect(rateCompleteness({ facts: {}, employees: 0, photos: 1 }).quality).toBeGreaterThan(0)
    const some = rateCompleteness({ facts: { phone: fact('+48601602603') }, employees: 2, photos: null })
    expect(some.quality).toBeGreaterThan(0)
    expect(some.missing.map(({ item }) => item)).not.toContain('staff')
  })
})
