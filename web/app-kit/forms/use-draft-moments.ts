import { useQuery } from '../data/use-query.ts'
import type { DraftRoutes } from './draft.ts'

/** Returns when the user's drafts were saved last, ISO 8601, by their keys; the page lists `listDrafts` among its queries. */
export const useDraftMoments = ({ listDrafts }: Pick<DraftRoutes, 'listDrafts'>): ReadonlyMap<string, string> => {
  const { drafts }: { readonly drafts: readonly { readonly key: string; readonly saved_at: string }[] } = useQuery(listDrafts).data
  return new Map(drafts.map(({ key, saved_at }) => [key, saved_at]))
}
