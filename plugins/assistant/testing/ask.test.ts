import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf } from '#adapters/memory/run.ts'
import { webMessages } from '#config/app/web-messages.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { languages } from '#core/kernel/language.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { plugins } from '#plugins/server.gen.ts'
import type { AskInput } from '../contract/answer.ts'
import { askedFacilities, askedWithOrders } from './asked-facilities.ts'
import { makeAssistant } from './assistant-fixture.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => messages ?? [])])
const { assistant } = makeAssistant({ translator, facilities: askedFacilities })
const ask = (input: Partial<AskInput>) => Effect.runPromise(assistant.ask(aUser(), { task: 'ask', input: '', ...input }))

const questions = [
  'W jakich godzinach jest czynne?',
  'ile kosztuje miesiąc i obiady?',
  'Скільки вільних місць і від якого віку?',
  'Is there a speech therapist, and do you teach English?',
]

/** Returns all that a text may say of a value: numbers as they are, in złoty and as a time. */
const formsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'number') return [String(value), String(value / 100), timeOfDay(value)]
  if (typeof value === 'string') return value.match(/\d+/g) ?? []
  if (!value || typeof value !== 'object') return []
  const { places, enrolled } = value as { readonly places?: number; readonly enrolled?: number }
  const free = places !== undefined && enrolled !== undefined ? [String(places - enrolled)] : []
  return [...Object.values(value).flatMap(formsOf), ...free]
}

const statementOf = (statements: readonly Statement[], { source, number }: { readonly source: string; readonly number: string }) =>
  statements.find((one) => one.source === source && one.number === number)

test('RT-04 forty answers about twenty facilities: each sentence cites a statement that contains what it says', async () => {
  let cited = 0
  for (const [n, { id, statements }] of askedFacilities.entries())
    for (const input of [questions[n % 4], questions[(n + 1) % 4]]) {
      const { sentences, citations, missing } = await ask({ input: input ?? '', facility_id: id })
      expect(sentences.length + missing.length).toBeGreaterThan(0)
      for (const { text, citations: numbers } of sentences) {
        expect(numbers).toHaveLength(1)
        const citation = citations.find(({ n }) => n === numbers[0])
        const statement = citation && statementOf(statements, citation)
        const stated = statement?.fields[citation?.field as 'hours']
        expect(stated).toBeDefined()
        const all = [
          ...formsOf(stated?.value),
          ...[statement?.statedOn, '2026-12-01']
            .join('-')
            .split('-')
            .flatMap((part) => [part, String(Number(part))]),
        ]
        for (const number of text
          .replace(/(?<=\d)\s(?=\d{3})/g, '')
          .replace(/ponad 10 dziennie|^Wiek dzieci.*/, '')
          .match(/\d+(?::\d\d)?(?:,\d+)?/g) ?? [])
          expect([text, all]).toEqual([
            text,
            expect.arrayContaining([number.includes(':') ? number : String(Number(number.replace(',', '.')))]),
          ])
        cited++
      }
    }
  expect(cited).toBeGreaterThan(60)
})

test('RT-04 what no source states is said, with the way to ask the facility', async () => {
  const { sentences, missing, ask_url } = await ask({ input: 'Czy jest basen?', facility_id: askedFacilities[0]?.id })
  expect({ sentences, missing, ask_url }).toEqual({
    sentences: [],
    missing: ['Placówka nie podała, czy ma: Basen.'],
    ask_url: '/placowka/sloneczko-0/zapytaj',
  })
  const unclear = await ask({ input: 'Kto wygrał mecz?', facility_id: askedFacilities[0]?.id })
  expect(unclear.sentences).toEqual([])
  expect(unclear.missing[0]).toContain('Nie rozumiem')
})

test('RT-04 of a facility that is closed this is said first, and nobody is asked', async () => {
  const [{ id } = { id: '' }] = askedFacilities
  const closed = makeAssistant({ translator, facilities: askedFacilities.map((one) => ({ ...one, active: false })) }).assistant
  const { sentences, missing, ask_url } = await Effect.runPromise(
    closed.ask(visitor, { task: 'ask', input: 'godziny? basen?', facility_id: id }),
  )
  expect([missing[0], ask_url, sentences]).toEqual([
    'Placówka jest w spisie jako zamknięta.',
    null,
    (await ask({ input: 'godziny? basen?', facility_id: id })).sentences,
  ])
})

test('RT-04 doubted statements are marked, and telephones are never in an answer', async () => {
  const statement: Statement = {
    source: 'zlobki',
    number: '1/Z',
    statedOn: '2026-09-17',
    goneOn: null,
    fields: {
      name: { value: 'Słoneczko' },
      type: { value: 'nursery' },
      phone: { value: '+48601602603' },
      doubts: { value: [{ about: 'fees.month', text: '90000 zł', reason: 'amount' }] },
    },
  }
  const one = {
    ...askedFacilities[0],
    id: 'f',
    slug: 's',
    name: 'S',
    type: 'nursery',
    city: 'K',
    active: true,
    statements: [statement],
  } as const
  const doubting = makeAssistant({ translator, facilities: [one] }).assistant
  const answer = await Effect.runPromise(
    doubting.ask(visitor, { task: 'ask', input: 'ile kosztuje i jaki jest telefon?', facility_id: 'f' }),
  )
  expect(answer.sentences).toEqual([{ text: expect.stringContaining('90000 zł'), citations: [3], doubted: true }])
  expect(answer.missing.join()).toContain('opłaty')
  expect(JSON.stringify(answer)).not.toContain('601602603')
})

test('RT-04 descriptions with instructions of others change no answer', async () => {
  const ordered = makeAssistant({ translator, facilities: askedWithOrders }).assistant
  for (const { id } of askedWithOrders) {
    const owner = aUser({ perms: { [id]: ['facility-data/write'] } })
    for (const language of languages)
      for (const task of ['ask', 'describe', 'summarise'] as const) {
        const input: AskInput = { task, input: 'godziny, ceny, posiłki, hours, fees, години', facility_id: id, language, length: 'long' }
        const [given, plain] = await Promise.all([ordered, assistant].map((one) => Effect.runPromise(one.ask(owner, input))))
        expect({ ...given, quota: null }).toEqual({ ...plain, quota: null })
      }
  }
})

test('RT-04 a description has three lengths, says what is missing, and needs the permission on the facility', async () => {
  const [{ id } = { id: '' }] = askedFacilities
  const owner = aUser({ perms: { [id]: ['facility-data/write'] } })
  const drafts = await Promise.all(
    (['short', 'medium', 'long'] as const).map((length) =>
      Effect.runPromise(assistant.ask(owner, { task: 'describe', input: '', facility_id: id, length })),
    ),
  )
  const sizes = drafts.map(({ sentences }) => sentences.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(sizes[2]).toBeGreaterThan(sizes[0] ?? 0)
  expect(drafts.every(({ label }) => label === 'Odpowiedź przygotowana automatycznie z danych w spisie')).toBe(true)
  expect(await failureOf(assistant.ask(visitor, { task: 'describe', input: '', facility_id: id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(assistant.ask(aUser(), { task: 'describe', input: '', facility_id: id }))).toMatchObject({
    _tag: 'InsufficientPermissions',
  })
  for (const task of ['translate', 'reply'] as const)
    expect(await failureOf(assistant.ask(owner, { task, input: 'Dzień dobry', facility_id: id }))).toMatchObject({
      _tag: 'AssistantUnavailable',
    })
})

test('RT-04 opinions are summed up by counts from five on', async () => {
  const opinions = { count: 7, total: 4.6, cleanliness: 4.5, staff: 4.8, food: 4.4, distribution: [0, 1, 0, 2, 4], answered: 3 }
  const [{ id } = { id: '' }] = askedFacilities
  const sum = (given: typeof opinions) =>
    Effect.runPromise(
      makeAssistant({ translator, facilities: askedFacilities, opinions: given }).assistant.ask(visitor, {
        task: 'summarise',
        input: '',
        facility_id: id,
      }),
    )
  const { sentences, citations } = await sum(opinions)
  expect(sentences.map(({ text }) => text)).toEqual([
    'Średnia ocena: 4,6 z 5, liczba opinii: 7.',
    'Czystość 4,5, kadra 4,8, wyżywienie 4,4.',
    'Ocena 4 lub 5: 6, ocena 3: 0, ocena 1 lub 2: 1.',
    'Placówka odpowiedziała na: 3.',
  ])
  expect(citations.every(({ url }) => url === '/placowka/sloneczko-0#opinie')).toBe(true)
  const few = await sum({ ...opinions, count: 4 })
  expect([few.sentences, few.missing]).toEqual([[], ['Opinii jest za mało, żeby je podsumować: 4. Podsumowanie powstaje od 5.']])
})

test('RT-04 what rules answer is not counted', async () => {
  const { assistant: assistantWithoutModel } = makeAssistant({ translator, facilities: askedFacilities })
  const search = () => Effect.runPromise(assistantWithoutModel.ask(visitor, { task: 'search', input: 'żłobek Kraków' }))
  const answers = await Promise.all(Array.from({ length: 25 }, search))
  expect(answers.map(({ quota }) => quota)).toEqual(Array(25).fill(null))
})
