import { draftsApi } from './api.ts'

const { listDrafts, showDraft, saveDraft, removeDraft } = draftsApi
/** Routes for `stored` of `useApiForm` and for `useStoredValues` of the app kit: with them forms of other plugins keep what is typed. */
export const draftRoutes = { listDrafts, showDraft, saveDraft, removeDraft }
