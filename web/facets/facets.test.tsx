import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { serializeSelection } from '#core/search/print-choice.ts'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'
import pl from '../messages/pl.json' with { type: 'json' }
import { ChosenFacets } from './ChosenFacets.tsx'
import { FacetForm } from './FacetForm.tsx'
import { sentenceOf } from './phrases.ts'

const option = (param: string, label: string, said?: string) => ({ value: `id-${param}`, param, label, ...(said && { description: said }) })
const offered: readonly AvailableFacet[] = [
  {
    kind: 'words',
    of: 'uuid',
    key: 'ownership',
    param: 'prowadzenie',
    label: 'Typ',
    from: 'f.ownership',
    options: [option('publiczna', 'Publiczna', 'publiczne'), option('gminna', 'Gminna', 'gminne')],
  },
  {
    kind: 'words',
    of: 'uuid',
    key: 'features',
    param: 'udogodnienia',
    label: 'Udogodnienia',
    from: 'f.features',
    options: [option('ogrod', 'Ogród'), option('logopeda', 'Logopeda', 'z logopedą')],
  },
  { kind: 'span', unit: 'zloty', key: 'price', param: 'cena', label: 'Cena', from: 'f.fee_month', min: 0, max: 500_000, step: 5000 },
  { kind: 'yes', key: 'has_vacancies', param: 'wolne-miejsca', label: 'Wolne miejsca', description: 'z wolnymi miejscami', from: 'true' },
]
const choice: FacetSelection = {
  ownership: ['id-publiczna', 'id-gminna'],
  features: ['id-logopeda'],
  price: { max: 150_000 },
  has_vacancies: true,
}
const speech = { t: tiny('pl', pl), language: 'pl' } as const
const shown = (element: React.ReactElement) => renderToStaticMarkup(<WordsContext value={speech}>{element}</WordsContext>)
const address = (choice: FacetSelection) =>
  `/x?${new URLSearchParams(Object.entries(serializeSelection(offered, choice)).map(([k, v]) => [k, v.join()]))}`

describe('PL-13 a choice in words and fields', () => {
  test('reads as the end of a sentence', () => {
    expect(sentenceOf(offered, choice, speech)).toBe('publiczne lub gminne, z logopedą, do 1500\u00a0zł miesięcznie, z wolnymi miejscami')
    expect(sentenceOf(offered, { features: ['id-ogrod'], price: { min: 100, max: 200_000 } }, speech)).toBe(
      'ogród, od 1\u00a0zł do 2000\u00a0zł miesięcznie',
    )
    expect(sentenceOf(offered, {}, speech)).toBe('')
  })

  test('each chip leads to the list without it, the last one to the list without any', () => {
    const html = shown(<ChosenFacets offered={offered} choice={choice} address={address} />)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(String(href).replaceAll('&amp;', '&')))
    expect(links).toEqual([
      '/x?prowadzenie=gminna&udogodnienia=logopeda&cena-do=1500&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna&udogodnienia=logopeda&cena-do=1500&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna,gminna&cena-do=1500&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna,gminna&udogodnienia=logopeda&wolne-miejsca=tak',
      '/x?prowadzenie=publiczna,gminna&udogodnienia=logopeda&cena-do=1500',
      '/x?',
    ])
    expect(shown(<ChosenFacets offered={offered} choice={{}} address={address} />)).toBe('')
  })

  test('the form bears the words of addresses, what is chosen and what is to be kept', () => {
    const html = shown(<FacetForm id="filtry" offered={offered} choice={choice} action="/x" clear="/x" keep={{ kolejnosc: ['cena'] }} />)
    const names = [...html.matchAll(/<input[^>]*name="([^"]*)"/g)].map(([, name]) => name)
    expect([...new Set(names)]).toEqual(['kolejnosc', 'wolne-miejsca', 'cena-od', 'cena-do', 'prowadzenie', 'udogodnienia'])
    const order = [...html.matchAll(/name="udogodnienia"[^>]* value="([^"]*)"/g)].map(([, word]) => word)
    expect(order, 'what is chosen comes first').toEqual(['logopeda', 'ogrod'])
    const checked = [...html.matchAll(/<input([^>]*checked=""[^>]*)>/g)].map(([, input]) => /value="([^"]*)"/.exec(String(input))?.[1])
    expect(checked).toEqual(['tak', 'publiczna', 'gminna', 'logopeda'])
    expect(html).toMatch(/min="0" max="5000"[^>]*name="cena-do" value="1500"/)
  })
})
