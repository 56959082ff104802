import { Bookmark } from 'lucide-react'
import type { NewsView } from '#plugins/publications/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Way to save a material on its public page, which a script makes a switch for signed-in users; for others it leads to the account. */
export const SaveForm = ({ of: { id } }: { readonly of: Pick<NewsView, 'id'> }) => {
  const t = useT()
  const href = useHref()
  return (
    <form
      action={href('user_material', { news: id })}
      data-user-script="teacher-zone"
      data-save={id}
      data-end={t('teacher-zone.own.unsave')}
      data-saved={t('teacher-zone.own.saved')}
      data-unsaved={t('teacher-zone.own.unsaved')}
    >
      <Button type="submit" look="outline" data-needs-user="">
        <Icon of={Bookmark} />
        {t('teacher-zone.own.save')}
      </Button>
    </form>
  )
}
