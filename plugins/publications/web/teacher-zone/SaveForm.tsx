import { Bookmark } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewsView } from '../../contract/publication.ts'

/** Way to save a material on its public page, which a script makes a switch for signed-in users; for others it leads to the account. */
export const SaveForm = ({ of: { id } }: { readonly of: Pick<NewsView, 'id'> }) => {
  const t = useT()
  const href = useHref()
  return (
    <form
      action={href('user_material', { news: id })}
      data-user-script="publications"
      data-save={id}
      data-end={t('publications.own.unsave')}
      data-saved={t('publications.own.saved')}
      data-unsaved={t('publications.own.unsaved')}
    >
      <Button type="submit" look="outline" data-needs-user="">
        <Icon of={Bookmark} />
        {t('publications.own.save')}
      </Button>
    </form>
  )
}
