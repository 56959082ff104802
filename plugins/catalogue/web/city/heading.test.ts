import { expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { plugin as tags } from '#plugins/tags/plugin.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import en from '../../messages/en.json' with { type: 'json' }
import pl from '../../messages/pl.json' with { type: 'json' }
import ua from '../../messages/ua.json' with { type: 'json' }
import { headingOf } from './heading.ts'

const choice = (key: string, ...options: Extract<AvailableFacet, { kind: 'choice' }>['options']): AvailableFacet => ({
  kind: 'choice',
  of: 'text',
  key,
  param: key,
  label: asMessageKey(key),
  from: '',
  options,
})
const availableFacets = [
  choice('specialization', {
    value: 'club',
    param: 'klub',
    label: asMessageKey(''),
    description: 'tags.specialization.toddler_club.phrase',
  }),
  choice('sector', { value: 'public', param: 'publiczne', label: asMessageKey(''), heading: 'tags.sector.public.heading' }),
  choice('ownership', { value: 'montessori', param: 'montessori', label: asMessageKey(''), heading: 'tags.ownership.montessori.heading' }),
]
const subject = {
  category: 'przedszkola',
  city: { name: 'Kraków' },
  district: null,
  locative: { pl: 'w Krakowie', ua: 'у Кракові', en: 'in Kraków' },
  availableFacets,
  selection: {},
} as const
const inPolish = { t: createTranslator('pl', { ...pl, ...tags.messages?.pl }), language: 'pl' } as const
const inUkrainian = { t: createTranslator('ua', { ...ua, ...tags.messages?.ua }), language: 'ua' } as const
const inEnglish = { t: createTranslator('en', { ...en, ...tags.messages?.en }), language: 'en' } as const
const montessori = { ownership: ['montessori'] }

test('CA-03 the heading of a list is a phrase in the grammar of each language', () => {
  expect(headingOf(subject, inPolish).text).toBe('Przedszkola w Krakowie')
  const selected = { ...subject, selection: montessori }
  expect(headingOf(selected, inPolish)).toEqual({ text: 'Przedszkola Montessori w Krakowie', rest: {} })
  expect(headingOf(selected, inUkrainian).text).toBe('Дитячі садки Монтессорі у Кракові')
  expect(headingOf(selected, inEnglish).text).toMatch(/^Montessori \S+ in Kraków$/)
})

test('CA-03 names one kind and one quality, and leaves the rest of the selection to the chips', () => {
  const selection = { specialization: ['club'], sector: ['public'], ...montessori, price: { max: 100 } }
  expect(headingOf({ ...subject, selection }, inPolish)).toEqual({
    text: 'Kluby dziecięce Montessori w Krakowie',
    rest: { sector: ['public'], price: { max: 100 } },
  })
})

test('CA-04 a district follows its city; an unknown form of the place is avoided', () => {
  const mark = (place: string) => `*${place}*`
  expect(headingOf({ ...subject, district: { name: 'Dębniki' } }, { ...inPolish, mark }).text).toBe('Przedszkola w Krakowie, *Dębniki*')
  const village = { ...subject, city: { name: 'Pcim' }, locative: { pl: null, ua: null, en: 'in Pcim' } }
  expect(headingOf(village, { ...inPolish, mark }).text).toBe('Przedszkola – *Pcim*')
  expect(headingOf(village, inUkrainian).text).toBe('Дитячі садки – Pcim')
  expect(headingOf({ ...village, city: { name: 'Tczew' } }, inUkrainian).text).toBe('Дитячі садки – Тчев')
})
