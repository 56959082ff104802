import { expect, test } from 'vitest'
import type { Messages } from '#core/ports/translator.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { offer } from './offer.ts'

const lines = offer.flatMap(({ lines }) => lines)
const rank = { off: 0, planned: 1, full: 2 } as const
const limitText = (limit: string | undefined) => (pl as Messages)[`product-landing.table.${limit}`]

test('PK-05 gives a more expensive package at least the same, and available functions to all', () => {
  for (const { name, cells } of lines) {
    const { basic, start, support } = {
      basic: rank[cells.basic.state],
      start: rank[cells.start.state],
      support: rank[cells.support.state],
    }
    expect([name, basic <= start, start <= support]).toEqual([name, true, true])
    if (basic === rank.full || support === rank.full) expect([name, basic, start]).toEqual([name, support, support])
  }
})

test('PK-05 limits the free package as the specification says', () => {
  const basic = lines.flatMap(({ name, cells }) => (cells.basic.limit === undefined ? [] : [[name, limitText(cells.basic.limit)]]))
  expect(Object.fromEntries(basic)).toEqual({
    description: 'do 2000 znaków',
    photos: 'do 3',
    amenities: 'do 5, zmiana raz w miesiącu',
    messages: 'do 10 w miesiącu',
  })
  expect(lines.find(({ name }) => name === 'rules')?.cells.basic).toEqual({ state: 'off' })
})
