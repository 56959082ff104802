import type { Category } from '#core/facilities/category.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { type EmptyAction, EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { otherCategory } from '../category.ts'

/** Empty page of the catalogue with links to the other category and, with `linkToCountry`, to the whole country. */
export const NoFacilities = ({ category, linkToCountry }: { category: Category; linkToCountry?: boolean }) => {
  const t = useT()
  const href = useHref()
  const linkTo = (type: Category, label: string): EmptyAction => ({ label, href: href('catalog_voivodeships', { type }) ?? href('/') })
  const other = linkTo(otherCategory(category), t(messageKey('catalogue.see', otherCategory(category))))
  if (!linkToCountry)
    return <EmptyList title={t(messageKey('catalogue.empty', category))} subtitle={t('catalogue.empty.country')} actions={[other]} />
  return <EmptyList title={t('catalogue.empty.here')} actions={[linkTo(category, t(messageKey('catalogue.see', category))), other]} />
}
