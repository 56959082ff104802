import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'
import { setting, settings } from './settings.ts'

const word = setting({ schema: Schema.NonEmptyString, description: 'a word', default: null })
const pluginOf = (name: string, ...variables: readonly string[]) => ({
  name,
  settings: settings(name, Object.fromEntries(variables.map((variable) => [variable, word]))),
})

test('PL-21 a setting begins with its plugin’s name', () => {
  expect(readSettings([pluginOf('facility-profile', 'FACILITY_PROFILE_WORD')], {}, []).values).toEqual({
    'facility-profile': { FACILITY_PROFILE_WORD: null },
  })
  for (const name of ['PROFILE_WORD', 'FACILITY_PROFILEWORD', 'facility_profile_word'])
    expect(() => readSettings([pluginOf('facility-profile', name)], {}, [])).toThrow(
      `Plugin facility-profile declares the setting ${name}, whose name does not begin with FACILITY_PROFILE_`,
    )
})

test('PL-21 refuses a variable with two owners and names both', () => {
  const both = [pluginOf('map', 'MAP_STYLE_URL'), pluginOf('map-style', 'MAP_STYLE_URL')]
  expect(() => readSettings(both, {}, [])).toThrow('Plugin map-style declares the setting MAP_STYLE_URL, which belongs to plugin map')
  expect(() => readSettings([pluginOf('page', 'PAGE_CACHE_MB', 'SIZE')], {}, ['PAGE_CACHE_MB'])).toThrow(
    /^Plugin page declares the setting PAGE_CACHE_MB, which belongs to the platform\nPlugin page declares the setting SIZE, whose/,
  )
  const borrowed = { name: 'map-more', settings: settings('map', { MAP_MORE_WORD: word }) }
  expect(() => readSettings([borrowed], {}, [])).toThrow('Plugin map-more has the settings of plugin map')
})

test('PL-21 decodes a value by its Schema, takes an empty one for missing and reports each invalid one', () => {
  const days = setting({ schema: Schema.FiniteFromString, description: 'a number of days', default: 30 })
  const mail = { name: 'mail', settings: settings('mail', { MAIL_DAYS: days, MAIL_GRACE_DAYS: days, MAIL_WORD: word }) }
  expect(readSettings([mail], { MAIL_DAYS: '7', MAIL_GRACE_DAYS: '', OTHER_DAYS: 'x' }, [])).toEqual({
    values: { mail: { MAIL_DAYS: 7, MAIL_GRACE_DAYS: 30, MAIL_WORD: null } },
    errors: [],
  })
  expect(readSettings([mail], { MAIL_DAYS: 'seven', MAIL_GRACE_DAYS: '?' }, []).errors).toEqual([
    'MAIL_DAYS: expected a number of days',
    'MAIL_GRACE_DAYS: expected a number of days',
  ])
})
