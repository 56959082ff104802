import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { visitor } from '#adapters/memory/actors.ts'
import { webMessages } from '#config/app/web-messages.ts'
import type { FacilityFields, FieldValues } from '#core/facilities/fields.ts'
import { toStatedFields } from '#core/facilities/statement.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeAssistant } from './assistant-fixture.ts'
import { askedFacility, askedOpinions, askedStaff, facilityQuestions } from './facility-questions.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => messages ?? [])])
const given = { translator, facilities: [askedFacility], staff: askedStaff, opinions: askedOpinions }
const { assistant, answers, clock } = makeAssistant({ ...given, holidays: ['2026-12-25', '2026-12-26'] })

/** Returns the sentences of an answer, those about what is missing with a dash. */
const saidBy = async (input: string, language: 'pl' | 'ua' | 'en' = 'pl', assistantUsed = assistant) => {
  const { sentences, missing } = await Effect.runPromise(
    assistantUsed.ask(visitor, { task: 'ask', input, language, facility_id: askedFacility.id }),
  )
  return [...sentences.map(({ text }) => text), ...missing.map((text) => `–${text}`)]
}

test.each(facilityQuestions)('RT-06 %s “%s” is answered by what it asks for and nothing else', async (language, question, pieces) => {
  const reply = await saidBy(question, language)
  expect(reply).toEqual(pieces.map((piece) => expect.stringContaining(piece)))
})

test.each([
  ['2026-11-23T05:59:00Z', 'Nie, teraz jest zamknięte. Otwiera dziś o 07:00.'],
  ['2026-11-23T16:30:00Z', 'Nie, teraz jest zamknięte. Otwiera jutro o 07:00.'],
  ['2026-11-27T16:30:00Z', 'Nie, teraz jest zamknięte. Otwiera w poniedziałek o 07:00.'],
  ['2026-12-25T10:00:00Z', 'Nie, dziś jest dzień wolny i placówka jest zamknięta. Otwiera w poniedziałek o 07:00.'],
])('RT-06 at %s the question whether it is open now is answered by the hours and holidays: %s', async (moment, sentence) => {
  clock.set(moment)
  expect((await saidBy('czy jest teraz otwarte?'))[0]).toBe(sentence)
  clock.set('2026-11-23T10:00:00Z')
})

/** Returns the facility with other values; `undefined` takes one away. */
const changed = (values: { readonly [Name in keyof FacilityFields]?: FacilityFields[Name] | undefined }) => ({
  ...askedFacility,
  statements: askedFacility.statements.map((one) => ({
    ...one,
    fields: Object.fromEntries(
      Object.entries({ ...one.fields, ...toStatedFields(values as FieldValues) }).filter(
        ([name]) => !(name in values) || values[name as 'hours'] !== undefined,
      ),
    ),
  })),
})
const saidOf = (values: Parameters<typeof changed>[0], question: string) =>
  saidBy(question, 'pl', makeAssistant({ ...given, facilities: [changed(values)] }).assistant)

test('RT-06 where no source states exact hours nobody says that it is open', async () => {
  expect(await saidOf({ hours: undefined }, 'czy jest teraz otwarte?')).toEqual([
    '–Nie wiemy, czy teraz jest otwarte: źródła nie podają dokładnych godzin.',
  ])
  expect(await saidOf({ hours: undefined, hours_text: 'od rana do wieczora' }, 'czy jest teraz otwarte?')).toEqual([
    'O godzinach otwarcia źródło pisze: „od rana do wieczora”.',
    '–Nie wiemy, czy teraz jest otwarte: źródła nie podają dokładnych godzin.',
  ])
  expect((await saidOf({ suspended: true }, 'czy jest teraz otwarte?'))[0]).toBe('Nie, działalność placówki jest zawieszona.')
})

test('RT-06 a fee of nothing is said as the profile says it, and a telephone that no source states is not promised', async () => {
  const fees = { month: 0, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }
  expect(await saidOf({ fees }, 'ile kosztuje')).toEqual(['Opłata za miesiąc, bez zniżek i wyżywienia: bezpłatnie.'])
  expect(await saidOf({ phone: undefined }, 'jaki jest telefon?')).toEqual(['–Placówka nie podała: telefon i e-mail.'])
})

const answerOf = (...[topics, question]: [Parameters<typeof answers.answer>[1], string]) =>
  Effect.runPromise(answers.answer(askedFacility.id, topics, question, 'pl'))

test('RT-06 other plugins get the answer with sources, and the part of the profile that shows it', async () => {
  expect(await answerOf(['price'], 'ile kosztuje wyżywienie w przedszkolu Słoneczko w Krakowie')).toEqual({
    facility: { id: askedFacility.id, slug: 'sloneczko', name: 'Przedszkole Słoneczko', city: 'Kraków' },
    sentences: [
      {
        text: 'Wyżywienie za dzień: 18\u00a0zł.',
        source: 'Rejestr Szkół i Placówek Oświatowych (RSPO), 17.09.2026',
        doubted: false,
      },
    ],
    missing: [],
    href: '/placowka/sloneczko#oplaty',
  })
  expect(await answerOf(['languages'], 'czy w przedszkolu Słoneczko jest angielski')).toMatchObject({ sentences: [{}, {}], missing: [] })
  expect(await answerOf(['contact'], 'telefon do Słoneczka')).toMatchObject({ sentences: [], href: '/placowka/sloneczko/kontakt' })
  expect(await answerOf(['features'], 'czy przedszkole Słoneczko ma basen')).toMatchObject({
    sentences: [],
    missing: ['Placówka nie podała, czy ma: Basen.'],
    href: '/placowka/sloneczko/zapytaj',
  })
})

test('RT-06 the name of a facility asks for nothing, and a facility that does not exist has no answer', async () => {
  const garden = { ...askedFacility, name: 'Zielony Ogród' }
  const { answers: ofGarden } = makeAssistant({ ...given, facilities: [garden] })
  const answer = await Effect.runPromise(ofGarden.answer(garden.id, ['hours'], 'jakie godziny ma Zielony Ogród', 'pl'))
  expect(answer?.sentences.map(({ text }) => text)).toEqual([expect.stringContaining('07:00'), expect.stringContaining('nieczynna')])
  expect(await Effect.runPromise(ofGarden.answer('01970000-0000-7000-8000-0000000000ff', ['hours'], 'x', 'pl'))).toBeNull()
})
