import { useState } from 'react'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PageTemplateView } from '../../contract/page-template.ts'
import type { SiteContent } from '../../contract/site.ts'
import { templatesApi } from '../../contract/templates-api.ts'
import { type MergedContents, mergeContents } from '../builder/state/merge-contents.ts'

/** Both have changed the same pages: what the user would keep, and what somebody else has saved. */
interface Conflict extends MergedContents {
  readonly base: SiteContent
  readonly theirs: SiteContent
}

const contentOf = ({ name, theme, pages }: PageTemplateView): SiteContent => ({ title: name, theme, pages })

/** Pages of a template while they are edited; they are saved together, and merged with what somebody else has saved meanwhile. */
export const useTemplatePages = (template: PageTemplateView) => {
  const t = useT()
  const { id } = template
  const [content, setContent] = useState(() => contentOf(template))
  /** Newest template that the content is based on. */
  const [base, setBase] = useState(template)
  /** Counts what changes texts from outside of their editors, which begin anew then. */
  const [epoch, setEpoch] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const invalidate = useInvalidate()
  const change = useMutation(templatesApi.changePageTemplate, { acceptedErrors: ['error/version-conflict'] })
  const isChanged = content.pages !== base.pages
  const take = (next: SiteContent) => {
    setContent(next)
    setEpoch((count) => count + 1)
  }
  if (!isChanged && template.version > base.version) {
    setBase(template)
    take(contentOf(template))
  }

  const send = async (sent: SiteContent, from: PageTemplateView): Promise<void> => {
    const answer = await change.mutateAsync({ id, version: from.version, pages: sent.pages })
    if (answer) {
      setBase({ ...answer, pages: sent.pages })
      await invalidate(templatesApi.listPageTemplates)
      const { toast } = await import('#web/runtime/islands/toast.ts')
      toast({ kind: 'success', text: t('sites.page-templates.pages.saved') })
      return
    }
    const theirs = (await fetchAnswer(templatesApi.listPageTemplates)).items.find((one) => one.id === id)
    if (!theirs) return void invalidate(templatesApi.listPageTemplates)
    const merged = mergeContents({ base: contentOf(from), mine: sent, theirs: contentOf(theirs) })
    setBase(theirs)
    if (merged.conflicts.length > 0) return setConflict({ ...merged, base: contentOf(from), theirs: contentOf(theirs) })
    take(merged.content)
    await send(merged.content, theirs)
  }
  // Errors are shown by `useMutation`.
  const save = (sent: SiteContent, from: PageTemplateView) => void send(sent, from).catch(() => undefined)

  return {
    content,
    epoch,
    edit: (act: (content: SiteContent) => SiteContent) => setContent(act),
    isChanged,
    isPending: change.isPending,
    save: () => save(content, base),
    conflict,
    /** Ends a conflict with the user's pages, or with those of the other writer. */
    resolve: (choice: 'mine' | 'theirs') => {
      if (!conflict) return
      setConflict(null)
      if (choice === 'mine') {
        take(conflict.content)
        save(conflict.content, base)
      } else {
        take(conflict.theirs)
        void invalidate(templatesApi.listPageTemplates)
      }
    },
  }
}
