import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { query } from '#web/app-kit/data/page-queries.ts'
import type { DraftPlace } from '#web/app-kit/forms/draft.ts'
import type { WritingArea } from './writing-area.ts'

/** Returns where the draft of a stored post is. */
export const postDraft = (id: string): DraftPlace => ({ key: `publications.post:${id}`, routes: draftRoutes })

/** Returns where the draft of a new post of an area is; `copied` is the id of the post as which it begins. */
export const newPostDraft = ({ section, facility }: Pick<WritingArea, 'section' | 'facility'>, copied: string | null): DraftPlace => ({
  key: ['publications.new', facility ?? section, copied].filter(Boolean).join(':'),
  routes: draftRoutes,
})

/** Answers that a list of written posts needs for its drafts. */
export const draftQueries = [query(draftRoutes.listDrafts)]
