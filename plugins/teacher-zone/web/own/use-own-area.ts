import { copiedParameter, type WritingArea } from '#plugins/publications/contract/area-ui.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { materialsApi } from '../../contract/api.ts'

/** Returns the materials of the signed-in user as a writing area; `canAdd`: the user is a teacher or an editor. */
export const useOwnArea = (canAdd: boolean): WritingArea => {
  const href = useHref()
  const { user } = usePage().context
  return {
    section: 'materials',
    facility: null,
    canWrite: true,
    canAdd,
    isReviewed: user?.type === 'user',
    upload: { purpose: 'material' },
    lists: [materialsApi.listOwnMaterials],
    views: [materialsApi.showMaterial],
    addresses: {
      list: href('user_materials'),
      add: (copied) => href('user_materials_new', {}, { [copiedParameter]: copied }),
      edit: (news) => href('user_material', { news }),
      read: (slug) => href(`/strefa-nauczyciela/${slug}`),
    },
  }
}
