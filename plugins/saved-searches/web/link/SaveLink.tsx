import type { ShownSearch } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'

/** Way from a list or from the map to the page on which its search is saved; visitors are asked to sign in. */
export const SaveLink = ({ of: { name, query } }: { readonly of: ShownSearch }) => {
  const t = useT()
  const href = useHref()
  return (
    <PrivateLink href={href('save_search') ?? '/'} query={{ nazwa: [name], ...query }} needsUser>
      {t('saved-searches.save')}
    </PrivateLink>
  )
}
