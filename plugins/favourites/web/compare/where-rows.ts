import { distance } from '#core/kernel/formats.ts'
import { type CellContext, type Row, row } from './cell.ts'
import type { ComparedFacility } from './compare.data.ts'

/** Distance beyond which facilities are in different regions and nobody compares the way, metres. */
const maxMetres = 50_000

/** Rows of address and distance from the device or the first facility. */
export const whereRows = (facilities: readonly ComparedFacility[], { t, language, fromDevice }: CellContext): readonly Row[] => {
  const isNear = fromDevice || facilities.slice(1).some(({ metres }) => metres !== null && metres <= maxMetres)
  return [
    row(facilities, 'address', t('favourites.compare.address'), ({ city, district, facts: { street, building_number } }) => ({
      text: [[street?.value ?? city, building_number?.value].filter(Boolean).join(' '), district, street ? city : null]
        .filter(Boolean)
        .join(', '),
    })),
    row(
      facilities,
      'distance',
      t(fromDevice ? 'favourites.compare.distance.device' : 'favourites.compare.distance', { name: facilities[0]?.name }),
      ({ metres }, n) => {
        if (metres === null || !isNear || (!fromDevice && metres > maxMetres)) return null
        return { text: n === 0 && !fromDevice ? t('favourites.compare.here') : distance(metres, language) }
      },
    ),
  ]
}

/** Rows of what the register says: governing body and status. */
export const registerRows = (facilities: readonly ComparedFacility[], { t }: CellContext): readonly Row[] => [
  row(
    facilities,
    'operator',
    t('favourites.compare.operator'),
    ({ facts: { operator } }) => operator && { text: operator.value.name, polish: true, from: operator },
  ),
]
