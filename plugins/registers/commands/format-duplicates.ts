import type { Page } from '#core/kernel/paging.ts'
import type { Duplicate } from '../domain/duplicates.ts'
import type { DuplicateCandidate } from '../domain/successors.port.ts'

const formatCandidate = ({ name, type, street, building_number, numbers, slug }: DuplicateCandidate) =>
  `  ${name} (${type}${street ? `, ${street} ${building_number ?? ''}`.trimEnd() : ''}; ${numbers.join(', ')}) /placowka/${slug}`

/** Formats possible duplicates as text, pair by pair. */
export const formatDuplicates = ({ items, itemsTotal, curPage, pageTotal }: Page<Duplicate>): string =>
  itemsTotal === 0
    ? 'No possible duplicates were found.'
    : [
        ...items.flatMap(({ one, other, reasons }) => [
          `${one.city}: ${reasons.join(', ')}`,
          formatCandidate(one),
          formatCandidate(other),
          '',
        ]),
        `${itemsTotal.toLocaleString('en-GB')} possible duplicate pairs; page ${curPage} of ${pageTotal}.`,
      ].join('\n')
