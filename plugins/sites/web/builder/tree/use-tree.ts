import { newId } from '#core/kernel/ids.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { addPage, changePage, freeSlugOf, movePage, removePage, startWith, type TreeRefusal } from '../../../contract/page-tree.ts'
import type { SiteContent, SitePage } from '../../../contract/site.ts'
import { useContent } from '../state/builder-context.ts'
import { newSection } from '../state/edit-sections.ts'
import type { TreePlace } from './tree-moves.ts'

/** Changes that the form of a page makes. */
export type PageChanges = Parameters<typeof changePage>[2]

/** Acts on the tree of pages. What the tree refuses says why. */
export const useTree = () => {
  const t = useT()
  const { draft, page: open, openPage } = useContent()
  const apply = (act: (pages: SiteContent['pages']) => SiteContent['pages'] | TreeRefusal, about: string | null = null): boolean => {
    const pages = act(draft.content.pages)
    if (typeof pages === 'string') {
      void showToast({ kind: 'error', text: t(messageKey('sites.tree', pages)) })
      return false
    }
    draft.edit((content) => ({ ...content, pages }), about)
    return true
  }
  return {
    add: (title: string) => {
      const page: SitePage = {
        id: newId(),
        kind: 'custom',
        parent: null,
        title,
        slug: freeSlugOf(draft.content.pages, title),
        in_menu: true,
        visible: true,
        sections: [newSection('rich_text')],
      }
      if (apply((pages) => addPage(pages, page))) openPage(page.id)
    },
    change: (id: string, changes: PageChanges) =>
      apply((pages) => changePage(pages, id, changes), `${id} ${Object.keys(changes).join(' ')}`),
    move: (id: string, place: TreePlace) => apply((pages) => movePage(pages, id, place)),
    start: (id: string) => apply((pages) => startWith(pages, id)),
    remove: (id: string) => {
      const main = draft.content.pages.find(({ kind }) => kind === 'main')
      if (apply((pages) => removePage(pages, id)) && id === open.id && main) openPage(main.id)
    },
  }
}
