import { describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { madeRspoGeo } from '#plugins/registers/testing/rspo-made.ts'
import { ListDuplicates } from '#plugins/registers/use-cases/list-duplicates.ts'
import { geo, rspoImports } from '../testing/rspo-imports.ts'

const { run, state, take } = rspoImports()

describe('facilities that might be one and the same', () => {
  const rows = [
    geo(1, 'Przedszkole "Las"', { Telefon: '+48 500000001' }),
    geo(2, 'Przedszkole Las'),
    geo(3, 'Przedszkole Inne', { Telefon: '+48 500000001' }),
    geo(4, 'Niepubliczne Przedszkole Zielony Staw'),
    geo(5, 'Zielony Staw', { Ulica: 'Inna', Szerokość: '51.2403' }),
    geo(6, 'Przedszkole Las', { Miejscowość: 'Gromadka' }),
    geo(7, 'Przedszkole nr 1', { Ulica: 'Trzecia' }),
    geo(8, 'Przedszkole nr 2', { Ulica: 'Trzecia', Szerokość: '51.2701' }),
  ]

  test('are told by pairs with their reasons and merged by nobody; the report counts those with something new', async () => {
    const report = await take('rspo-geo', '2022-03-14', madeRspoGeo(rows))
    const page = await run(ListDuplicates, operator, {})
    const told = page.items.map(({ one, other, reasons }) => [[one.numbers[0], other.numbers[0]].toSorted().join(' + '), reasons])
    expect(Object.fromEntries(told)).toEqual({
      'rspo-geo 700001 + rspo-geo 700002': ['name-and-street'],
      'rspo-geo 700001 + rspo-geo 700003': ['phone'],
      'rspo-geo 700004 + rspo-geo 700005': ['point-and-name'],
    })
    expect(report.duplicates).toBe(3)
    expect(report.duplicate_pairs).toHaveLength(3)
    expect(await take('rspo-geo', '2022-03-14', madeRspoGeo(rows))).toMatchObject({ duplicates: 0, duplicate_pairs: [] })
    expect((await state()).facilities).toHaveLength(8)
  })

  test('come page by page', async () => {
    await take('rspo-geo', '2022-03-14', madeRspoGeo(rows))
    const page = await run(ListDuplicates, operator, { page: 2, limit: 2 })
    expect(page).toMatchObject({ itemsTotal: 3, itemsReceived: 1, curPage: 2, pageTotal: 2, nextPage: null })
  })
})
