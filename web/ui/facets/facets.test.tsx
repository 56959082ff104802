import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { exclusionOf } from '#core/search/exclusion.ts'
import type { AvailableChoiceFacet, AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { FacetForm } from './FacetForm.tsx'
import { sentenceOf } from './phrases.ts'
import { SelectedFacets } from './SelectedFacets.tsx'

const option = (param: string, label: string, description?: string) => ({
  value: `id-${param}`,
  param,
  label: asMessageKey(label),
  ...(description && { description: asMessageKey(description) }),
})
const available: readonly AvailableFacet[] = [
  {
    kind: 'choice',
    of: 'uuid',
    key: 'ownership',
    param: 'prowadzenie',
    label: asMessageKey('Typ'),
    from: 'f.ownership',
    options: [option('publiczna', 'Publiczna', 'publiczne'), option('gminna', 'Gminna', 'gminne')],
  },
  {
    kind: 'choice',
    of: 'uuid',
    key: 'features',
    param: 'udogodnienia',
    label: asMessageKey('Udogodnienia'),
    from: 'f.features',
    options: [option('ogrod', 'Ogród'), option('logopeda', 'Logopeda', 'z logopedą')],
  },
  {
    kind: 'range',
    unit: 'zloty',
    key: 'price',
    param: 'cena',
    label: asMessageKey('Cena'),
    from: 'f.fee_month',
    min: 0,
    max: 500_000,
    step: 5000,
  },
  {
    kind: 'boolean',
    key: 'has_vacancies',
    param: 'wolne-miejsca',
    label: asMessageKey('Wolne miejsca'),
    description: asMessageKey('z wolnymi miejscami'),
    from: 'true',
  },
]
const selection: FacetSelection = {
  ownership: ['id-publiczna', 'id-gminna'],
  features: ['id-logopeda'],
  price: { max: 150_000 },
  has_vacancies: true,
}
const counts = { total: 9, facets: {} }
const i18n = { t: createTranslator('pl', pl), language: 'pl' } as const
const render = (element: React.ReactElement) => renderToStaticMarkup(<I18nContext value={fixedI18n(i18n)}>{element}</I18nContext>)
const hrefOf = (selection: FacetSelection) =>
  `/x?${new URLSearchParams(Object.entries(serializeSelection(available, selection)).map(([k, v]) => [k, v.join()]))}`

describe('PL-13 a facet selection as text and as form fields', () => {
  test('forms the end of a sentence', () => {
    expect(sentenceOf(available, selection, i18n)).toBe(
      'publiczne lub gminne, z logopedą, do 1500\u00a0zł miesięcznie, z wolnymi miejscami',
    )
    expect(sentenceOf(available, { features: ['id-ogrod'], price: { min: 100, max: 200_000 } }, i18n)).toBe(
      'ogród, od 1\u00a0zł do 2000\u00a0zł miesięcznie',
    )
    expect(sentenceOf(available, {}, i18n)).toBe('')
  })

  test('links each chip to the list without it, and the last one to the list without filters', () => {
    const html = render(<SelectedFacets available={available} selection={selection} hrefOf={hrefOf} />)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(String(href).replaceAll('&amp;', '&')))
    expect(links).toEqual([
      '/x?prowadzenie=gminna&udogodnienia=logopeda&cena-do=1500&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna&udogodnienia=logopeda&cena-do=1500&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna,gminna&cena-do=1500&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna,gminna&udogodnienia=logopeda&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna,gminna&udogodnienia=logopeda&cena-do=1500',
      '/x?',
    ])
    expect(render(<SelectedFacets available={available} selection={{}} hrefOf={hrefOf} />)).toBe('')
  })

  test('CA-05 the lowest rating is one choice; its chip names it in points', () => {
    const rating: AvailableFacet = {
      kind: 'range',
      unit: 'points',
      key: 'rating',
      param: 'ocena',
      label: asMessageKey('Ocena'),
      from: '',
      min: 0,
      max: 50,
      step: 1,
      minimums: [45, 40],
    }
    const html = render(<FacetForm id="filtry" available={[rating]} selection={{ rating: { min: 40, max: 48 } }} action="/x" clear="/x" />)
    const inputs = [...html.matchAll(/<input type="(\w+)"([^>]*)name="([^"]*)"([^>]*)value="([^"]*)"/g)]
    expect(inputs.map(([, type, before, name, after, value]) => [type, name, value, `${before}${after}`.includes('checked')])).toEqual([
      ['radio', 'ocena-od', '', false],
      ['radio', 'ocena-od', '4.5', false],
      ['radio', 'ocena-od', '4', true],
      ['hidden', 'ocena-do', '4.8', false],
    ])
    expect(sentenceOf([rating], { rating: { min: 40 } }, i18n)).toBe('z oceną od 4,0')
    expect(sentenceOf([rating], { rating: { min: 40, max: 45 } }, i18n)).toBe('z oceną od 4,0 do 4,5')
  })

  test('what is excluded is said of each option, in the words that it has for that', () => {
    const [ownership, features] = available as [AvailableChoiceFacet, AvailableChoiceFacet]
    const options = features.options.map((one) => (one.param === 'logopeda' ? { ...one, exclusion: asMessageKey('bez logopedy') } : one))
    const excluding = [ownership, exclusionOf(ownership), features, exclusionOf({ ...features, options })] as readonly AvailableFacet[]
    const excluded = {
      features: ['id-ogrod'],
      not_ownership: ['id-publiczna', 'id-gminna'],
      not_features: ['id-ogrod', 'id-logopeda'],
    }
    expect(sentenceOf(excluding, excluded, i18n)).toBe('nie publiczne, nie gminne, ogród, nie ogród, bez logopedy')
    const html = render(<FacetForm id="filtry" available={excluding} selection={excluded} counts={counts} action="/x" clear="/x" />)
    expect(html).toContain('Wykluczone: udogodnienia')
    expect([...html.matchAll(/<input type="checkbox" name="bez-(\w+)" checked="" value="(\w+)"/g)].map(([, ...one]) => one)).toEqual([
      ['prowadzenie', 'publiczna'],
      ['prowadzenie', 'gminna'],
      ['udogodnienia', 'ogrod'],
      ['udogodnienia', 'logopeda'],
    ])
    expect(html).not.toContain('data-live="bez-')
    expect(render(<FacetForm id="filtry" available={excluding} selection={{}} action="/x" clear="/x" />)).not.toContain('bez-')
  })

  test('CA-05 hours are chosen from the ends that a facet offers; their chip says of what', () => {
    const opens: AvailableFacet = {
      kind: 'range',
      unit: 'minutes',
      key: 'opens',
      param: 'otwarcie',
      label: asMessageKey('Otwarte od'),
      from: '',
      min: 0,
      max: 1440,
      step: 30,
      maximums: [360, 390],
      phrases: { min: asMessageKey('od {{min}} lub później'), max: asMessageKey('od {{max}} lub wcześniej'), between: asMessageKey('') },
    }
    const html = render(
      <FacetForm
        id="filtry"
        available={[opens]}
        selection={{ opens: { max: 390 } }}
        counts={{ total: 9, facets: { opens: { known: { total: 8, matching: 8 }, 'to:360': { total: 2, matching: 2 } } } }}
        action="/x"
        clear="/x"
      />,
    )
    expect(
      [...html.matchAll(/name="otwarcie-do"([^>]*)value="([^"]*)"/g)].map(([, rest, value]) => [value, rest?.includes('checked')]),
    ).toEqual([
      ['', false],
      ['06:00', false],
      ['06:30', true],
    ])
    expect(html).toContain('06:00 lub wcześniej')
    expect(html).toContain('data-live="otwarcie to:360">2<')
    expect(sentenceOf([opens], { opens: { max: 390 } }, i18n)).toBe('od 06:30 lub wcześniej')
  })

  test('the form contains the query parameters, the selection and preserved parameters', () => {
    const html = render(
      <FacetForm id="filtry" available={available} selection={selection} action="/x" clear="/x" preserved={{ kolejnosc: ['cena'] }} />,
    )
    const names = [...html.matchAll(/<input[^>]*name="([^"]*)"/g)].map(([, name]) => name)
    expect([...new Set(names)]).toEqual(['kolejnosc', 'wolne-miejsca', 'cena-od', 'cena-do', 'prowadzenie', 'udogodnienia'])
    const order = [...html.matchAll(/name="udogodnienia"[^>]* value="([^"]*)"/g)].map(([, word]) => word)
    expect(order, 'selected options come first').toEqual(['logopeda', 'ogrod'])
    const checked = [...html.matchAll(/<input([^>]*checked=""[^>]*)>/g)].map(([, input]) => /value="([^"]*)"/.exec(String(input))?.[1])
    expect(checked).toEqual(['tak', 'publiczna', 'gminna', 'logopeda'])
    expect(html).toMatch(/min="0" max="5000"[^>]*name="cena-do" value="1500"/)
  })
})
