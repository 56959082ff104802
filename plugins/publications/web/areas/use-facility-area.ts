import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { newsApi } from '../../contract/api.ts'
import { copiedParameter, type WritingArea } from './writing-area.ts'

interface FacilityArea {
  readonly area: WritingArea
  readonly facility: { readonly id: string; readonly slug: string }
  /** The facility has a package, without which it publishes nothing. */
  readonly premium: boolean
}

/** Returns the panel of the open facility as a writing area. */
export const useFacilityArea = (): FacilityArea => {
  const href = useHref()
  const { facility, permissions, premium } = useLayoutData(panel)
  const { user } = usePage().context
  const { id, slug } = facility
  const canWrite = user?.type === 'support' || permissions.includes(writeFacilityPublications.name)
  const area: WritingArea = {
    section: 'facility',
    facility: id,
    canWrite,
    canAdd: canWrite,
    isReviewed: false,
    upload: { purpose: 'news', facility_id: id },
    lists: [newsApi.listNews],
    views: [],
    addresses: {
      list: href('facility_publications', { facility: id }),
      add: (copied) => href('publications_new', { facility: id }, { [copiedParameter]: copied }),
      edit: (news) => href('publications_edit', { facility: id, news }),
      read: (post) => href(`/placowka/${slug}/aktualnosci/${post}`),
    },
  }
  return { area, facility, premium }
}
