import type { Page } from '#core/kernel/paging.ts'
import type { DuplicateCandidate } from '../domain/duplicates.port.ts'
import type { Duplicate } from '../domain/duplicates.ts'

const line = ({ name, type, street, building_number, numbers, slug }: DuplicateCandidate) =>
  `  ${name} (${type}${street ? `, ${street} ${building_number ?? ''}`.trimEnd() : ''}; ${numbers.join(', ')}) /placowka/${slug}`

/** Possible duplicates for people, pair by pair. */
export const showDuplicates = ({ items, itemsTotal, curPage, pageTotal }: Page<Duplicate>): string =>
  itemsTotal === 0
    ? 'No facilities look like one and the same.'
    : [
        ...items.flatMap(({ one, other, reasons }) => [`${one.city}: ${reasons.join(', ')}`, line(one), line(other), '']),
        `${itemsTotal.toLocaleString('en-GB')} pairs that might be one and the same; page ${curPage} of ${pageTotal}.`,
      ].join('\n')
