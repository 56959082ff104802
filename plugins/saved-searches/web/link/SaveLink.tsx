import { Bookmark } from 'lucide-react'
import type { ShownSearch } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'

/** Way from a list or from the map to the page on which its search is saved; visitors are asked to sign in. */
export const SaveLink = ({ of: { name, query } }: { readonly of: ShownSearch }) => {
  const t = useT()
  const href = useHref()
  return (
    <PrivateLink href={href('save_search') ?? '/'} query={{ nazwa: [name], ...query }} needsUser>
      <Icon of={Bookmark} />
      <span aria-hidden>{t('saved-searches.save.short')}</span>
      <span className={hidden['hidden']}>{t('saved-searches.save')}</span>
    </PrivateLink>
  )
}
