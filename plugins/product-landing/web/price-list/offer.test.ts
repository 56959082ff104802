import { expect, test } from 'vitest'
import type { Messages } from '#core/ports/translator.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { offer } from './offer.ts'

const lines = offer.flatMap(({ lines }) => lines)
const worth = { off: 0, planned: 1, full: 2 } as const
const said = (limit: string | undefined) => (pl as Messages)[`product-landing.table.${limit}`]

test('PK-05 a dearer package never has less, and what works today works in all', () => {
  for (const { name, cells } of lines) {
    const { basic, start, support } = {
      basic: worth[cells.basic.state],
      start: worth[cells.start.state],
      support: worth[cells.support.state],
    }
    expect([name, basic <= start, start <= support]).toEqual([name, true, true])
    if (basic === worth.full || support === worth.full) expect([name, basic, start]).toEqual([name, support, support])
  }
})

test('PK-05 limits of the free package are those of the specification', () => {
  const basic = lines.flatMap(({ name, cells }) => (cells.basic.limit === undefined ? [] : [[name, said(cells.basic.limit)]]))
  expect(Object.fromEntries(basic)).toEqual({
    description: 'do 2000 znaków',
    photos: 'do 3',
    amenities: 'do 5, zmiana raz w miesiącu',
    messages: 'do 10 w miesiącu',
  })
  expect(lines.find(({ name }) => name === 'rules')?.cells.basic).toEqual({ state: 'off' })
})
