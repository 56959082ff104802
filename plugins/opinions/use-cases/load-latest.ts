import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'

/** Number of opinions from which the home page shows those of its language. */
const listed = 12
/** Most characters of a text on the home page, which shows a part of it. */
const shownCharacters = 400

/**
 * Reads the newest opinions of active facilities, one for a facility, without what changes often: whenever layout data
 * change, all cached pages become stale.
 */
export const LoadLatest = define(
  'opinions/LoadLatest',
  { lists: OpinionLists },
  ({ lists }): LoadLayoutData =>
    () =>
      Effect.map(lists.latest(listed), (latest) => ({
        latest: latest.map(({ facility, opinion }) => ({
          facility,
          opinion: { ...opinion, text: [...opinion.text].slice(0, shownCharacters).join(''), pros: [], cons: [], helpful: 0, answer: null },
        })),
      })),
)
