import { describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { ListDuplicates } from '../use-cases/list-duplicates.ts'
import { rspoGeoCsv } from './rspo-fixture.ts'
import { geoRow, rspoImportFixture } from './rspo-import-fixture.ts'

const { run, state, importContent } = rspoImportFixture()

describe('possible duplicates among facilities', () => {
  const rows = [
    geoRow(1, 'Przedszkole "Las"', { Telefon: '+48 500000001' }),
    geoRow(2, 'Przedszkole Las'),
    geoRow(3, 'Przedszkole Inne', { Telefon: '+48 500000001' }),
    geoRow(4, 'Niepubliczne Przedszkole Zielony Staw'),
    geoRow(5, 'Zielony Staw', { Ulica: 'Inna', Szerokość: '51.2403' }),
    geoRow(6, 'Przedszkole Las', { Miejscowość: 'Gromadka' }),
    geoRow(7, 'Przedszkole nr 1', { Ulica: 'Trzecia' }),
    geoRow(8, 'Przedszkole nr 2', { Ulica: 'Trzecia', Szerokość: '51.2701' }),
  ]

  test('are reported in pairs with their reasons and never merged; the report counts the pairs with new data', async () => {
    const report = await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(rows))
    const page = await run(ListDuplicates, operator, {})
    const reasonsByPair = page.items.map(({ one, other, reasons }) => [[one.numbers[0], other.numbers[0]].toSorted().join(' + '), reasons])
    expect(Object.fromEntries(reasonsByPair)).toEqual({
      'rspo-geo 700001 + rspo-geo 700002': ['name-and-street'],
      'rspo-geo 700001 + rspo-geo 700003': ['phone'],
      'rspo-geo 700004 + rspo-geo 700005': ['point-and-name'],
    })
    expect(report.duplicates).toBe(3)
    expect(report.duplicate_pairs).toHaveLength(3)
    expect(await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(rows))).toMatchObject({ duplicates: 0, duplicate_pairs: [] })
    expect((await state()).facilities).toHaveLength(8)
  })

  test('are paged', async () => {
    await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(rows))
    const page = await run(ListDuplicates, operator, { page: 2, limit: 2 })
    expect(page).toMatchObject({ itemsTotal: 3, itemsReceived: 1, curPage: 2, pageTotal: 2, nextPage: null })
  })
})
