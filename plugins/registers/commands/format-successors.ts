import type { Page } from '#core/kernel/paging.ts'
import type { SuccessorPair } from '../contract/successor.ts'

const formatFacility = ({ name, type, street, building_number, numbers, slug }: SuccessorPair['former']) =>
  `${name} (${type}${street ? `, ${street} ${building_number ?? ''}`.trimEnd() : ''}; ${numbers.join(', ')}) /placowka/${slug}`

/** Formats closed facilities with their possible successors as text, pair by pair. */
export const formatSuccessors = ({ items, itemsTotal, curPage, pageTotal }: Page<SuccessorPair>): string =>
  itemsTotal === 0
    ? 'No closed facility has a possible successor.'
    : [
        ...items.flatMap(({ former, successor, reason, edition_on }) => [
          `${former.city}: ${reason}, edition of ${edition_on}`,
          `  closed ${formatFacility(former)}`,
          `  open   ${formatFacility(successor)}`,
          '',
        ]),
        `${itemsTotal.toLocaleString('en-GB')} possible successors; page ${curPage} of ${pageTotal}.`,
      ].join('\n')
