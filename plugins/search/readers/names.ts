import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import type { Reader } from '#core/search/reading/reader.ts'
import { proposeFacilityNames } from './facility-names.ts'
import { proposePlaces } from './place-names.ts'

/** Reader of the names of places and facilities. */
export const NameReader = define(
  'search/NameReader',
  { names: NameIndex },
  ({ names }): Reader =>
    ({ text }) =>
      Effect.map(
        names.read(
          text.words.map(({ word }) => word),
          text.text,
        ),
        (found) => [
          ...proposePlaces(text, found.places),
          ...proposeFacilityNames(text, found.facilities, found.names, (at) =>
            found.places.some(({ from, to, similar }) => !similar && at >= from && at < to),
          ),
        ],
      ),
)
