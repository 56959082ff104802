import { ThumbsUp } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { PublicOpinion } from '../../contract/opinion.ts'

/** Way to the page on which a signed-in user calls an opinion helpful; a form, which search engines do not follow. */
export const HelpfulForm = ({ slug, opinion: { id, helpful } }: { readonly slug: string; readonly opinion: PublicOpinion }) => {
  const t = useT()
  const href = useHref()
  return (
    <form action={href(`/placowka/${slug}/opinie/${id}/pomocna`)}>
      <Button type="submit" small>
        <Icon of={ThumbsUp} /> {t('opinions.list.helpful', { count: helpful })}
      </Button>
    </form>
  )
}
