import { describe, expect, test } from 'vitest'
import { cleanHours } from './hours.ts'

const week = 'Poniedziałek, Wtorek, Środa, Czwartek, Piątek'
const closed = {
  is_open_saturday: false,
  saturday_open_at: null,
  saturday_close_at: null,
  is_open_sunday: false,
  sunday_open_at: null,
  sunday_close_at: null,
}

describe('opening hours', () => {
  test('parses five days in one group or one by one', () => {
    const parsed = { open_at: 390, close_at: 1020, ...closed }
    expect(cleanHours(`Godziny pracy: ${week} 6:30-17:00 `)).toEqual({
      value: { hours: parsed, hours_text: `${week} 6:30-17:00` },
      appliedRules: ['hours-parsed'],
    })
    expect(cleanHours(`Godziny pracy: ${week.replaceAll(',', ' 06:30-17:00')} 06:30-17:00`).value.hours).toEqual(parsed)
    expect(cleanHours(`${week} 06:30-17:00 ${week} 06:30-17:00`).value.hours).toEqual(parsed)
  })

  test('parses the weekend', () => {
    expect(cleanHours(`Godziny pracy: ${week} 6:00-24:00 Sobota 8:00-12:00 Niedziela 0:00-24:00`).value.hours).toEqual({
      open_at: 360,
      close_at: 1440,
      is_open_saturday: true,
      saturday_open_at: 480,
      saturday_close_at: 720,
      is_open_sunday: true,
      sunday_open_at: 0,
      sunday_close_at: 1440,
    })
    expect(cleanHours('Sobota 9:00-12:00')).toMatchObject({
      value: { hours: { open_at: null, saturday_open_at: 540 } },
      appliedRules: ['hours-parsed'],
    })
  })

  test('parses a night, which ends on the next day', () => {
    expect(cleanHours(`${week} 20:00-06:00`)).toMatchObject({
      value: { hours: { open_at: 1200, close_at: 360 } },
      appliedRules: ['hours-parsed'],
    })
  })

  test.each([
    `${week} 6:30-11:00 ${week} 11:00-17:00`,
    'Poniedziałek, Wtorek, Środa, Piątek 6:30-17:00',
    'Poniedziałek 7:00-17:00 Wtorek 7:00-17:00 Środa 7:00-17:00 Czwartek 7:00-17:00 Piątek 7:00-15:00',
  ])('keeps only the text when weekdays differ: %s', (text) => {
    expect(cleanHours(text)).toEqual({
      value: { hours_text: text, hours: { open_at: null, close_at: null, ...closed } },
      appliedRules: ['hours-weekdays-differ'],
    })
  })

  test.each([`${week} 17:00-6:30`, `${week} 6:75-17:00`, `${week} 6:30-25:00`, 'Codziennie 6:30-17:00', 'od rana do wieczora'])(
    'keeps only the text when it cannot be parsed: %s',
    (text) => {
      expect(cleanHours(text)).toEqual({ value: { hours_text: text }, appliedRules: ['hours-unparsed'] })
    },
  )

  test.each([
    // 23178/Z and 26259/Z
    [`${week} 00:06-17:00`, 'hours-implausible'],
    [`${week} 07:00-07:01`, 'hours-implausible'],
    [`${week} 03:59-17:00`, 'hours-implausible'],
    [`${week} 7:00-17:00 Sobota 8:00-9:30`, 'hours-implausible'],
    [`${week} 6:30-5:00`, 'hours-end-before-begin'],
    [`${week} 08:00-08:00`, 'hours-end-before-begin'],
    [`${week} 20:00-20:00`, 'hours-end-before-begin'],
  ])('PR-05 doubts %s: unknown hours, the text is kept', (text, rule) => {
    expect(cleanHours(`Godziny pracy: ${text}`)).toEqual({
      value: {},
      appliedRules: [rule],
      doubts: [{ about: 'hours', text, reason: 'times' }],
    })
  })

  test.each([`${week} 04:00-06:00`, `${week} 0:00-24:00`, `${week} 22:00-6:00`, `${week} 00:00-02:00 ${week} 18:00-24:00`])(
    'PR-05 believes %s',
    (text) => {
      expect(cleanHours(text)).toMatchObject({ value: { hours_text: text } })
    },
  )

  test('returns nothing for an empty text', () => {
    expect(cleanHours('Godziny pracy: ')).toEqual({ value: {}, appliedRules: ['hours-missing'] })
  })
})
