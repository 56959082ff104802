import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'

/** Number of opinions from which the home page shows those of its language. */
const listed = 12
/** Most characters of a text on the home page, which shows a part of it. */
const shownCharacters = 400

/**
 * Reads the newest opinions of active facilities, one for a facility, without what changes often: whenever layout data
 * change, all cached pages become stale.
 */
export const makeLoadLatest =
  ({ lists }: { readonly lists: OpinionLists }): LoadLayoutData =>
  () =>
    Effect.map(lists.latest(listed), (latest) => ({
      latest: latest.map(({ facility, opinion }) => ({
        facility,
        opinion: { ...opinion, text: [...opinion.text].slice(0, shownCharacters).join(''), pros: [], cons: [], helpful: 0, answer: null },
      })),
    }))
export const LoadLatest = token<LoadLayoutData>('opinions/LoadLatest')
